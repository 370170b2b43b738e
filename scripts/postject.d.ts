/** What of postject is used here: it comes without types. */
declare module 'postject' {
  /** Puts data into a program, under a name; the program is changed in place. */
  export function inject(
    program: string,
    name: string,
    data: Buffer,
    options: { sentinelFuse: string },
  ): Promise<void>
}
