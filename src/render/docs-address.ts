/** Where a page of these docs stands for who reads a comment or a page: `reading.md#the-strip`. */
export const docsAddress = (page: string) =>
  `https://github.com/org/gcbench-action/blob/v1/docs/${page}`
