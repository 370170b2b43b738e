/** Paths as text, with slashes; '' is the folder that all of them begin in. */

/** The path as it is when absolute, else below the folder. */
export const absolutePath = (path: string, folder: string): string =>
  path.startsWith('/') ? path : `${folder}/${path}`

/** Folders, each in the one before, and what is in the last of them. */
export const pathIn = (...parts: string[]): string => parts.filter((part) => part !== '').join('/')

/** The folder that it is in. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Its last part, without folders. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Whether it is that folder, or in it at any depth. */
export const isInside = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`)
