import { delimiter } from 'node:path'

/** PATH without what `npm ci` installed: `node` is the one that the machine has. */
export const OUTER_PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !/node_modules\/(?:\.bin|.*\/node-gyp-bin)$/.test(folder))
  .join(delimiter)
