/** The path as it is when absolute, else below the folder. */
export const absolutePath = (path: string, folder: string): string =>
  path.startsWith('/') ? path : `${folder}/${path}`
