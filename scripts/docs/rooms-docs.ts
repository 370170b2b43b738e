/** ARCHITECTURE's tables of rooms, storeys and walls, from the list that the tests enforce. */
import { rooms, storeys, walls } from '../../tests/architecture/rooms.ts'
import { table } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

const packagesOf = (patterns: RegExp[]) =>
  patterns.map(({ source }) => code(source.replace('(\\/|$)', ''))).join(' ')

/** Lowest first: a file may import its own room and rooms above it in this table. */
export const roomsTable = () =>
  table(
    ['Room', 'Storey', 'What it is', 'Packages'],
    rooms.map(({ path, storey, about, packages }) => [
      code(`${path}/`),
      storey,
      about,
      packagesOf(packages),
    ]),
  )

export const storeysTable = () =>
  table(
    ['Storey', 'Sees'],
    storeys
      .filter(({ sees }) => sees.length > 0)
      .map(({ name, sees }) => [name, sees.filter((other) => other !== name).join(', ') || '-']),
  )

export const wallsTable = () =>
  table(
    ['From', 'Never', 'Because'],
    walls.map(({ from, never, why }) => [code(from.source), code(never.source), why]),
  )
