import type { Book } from '../book.js'

/** What stands on the table, as the terrain tables have their columns; half-tracks have none of their own (BA2-023). */
export const units = ['INFANTRY', 'ARTILLERY', 'WHEELED', 'HALF_TRACKED', 'TRACKED'] as const
export type Unit = (typeof units)[number]

export const grounds = ['OPEN', 'ROUGH', 'OBSTACLE', 'BUILDING', 'ROAD'] as const
export type Ground = (typeof grounds)[number]

export const isVehicle = (unit: Unit): boolean => unit !== 'INFANTRY' && unit !== 'ARTILLERY'

type Column = Exclude<Unit, 'HALF_TRACKED'>

const columns: readonly Column[] = ['INFANTRY', 'ARTILLERY', 'WHEELED', 'TRACKED']

/** BA2-023: which column half-tracks read, unless the group's reading has put them with the wheels. */
const halfTracks = ({ edition, readings, tables }: Book): Column => {
  const { column } = tables.terrain.halfTracked[edition]
  return readings['terrain.halftrack'] === 'wheeled'
    ? 'WHEELED'
    : (columns.find((each) => each === column) ?? 'TRACKED')
}

/** What a unit may do on a ground, as a key of `tables.terrain.keys`. */
export const entryOf = (book: Book, ground: Ground, unit: Unit): string => {
  const { halfTracked, [book.edition]: table } = book.tables.terrain
  if (unit !== 'HALF_TRACKED') return table[ground][unit]
  // BA3-043: on a road they double by the key itself, whichever column they read.
  return book.edition === 'v3' && ground === 'ROAD' ? halfTracked.v3.road : table[ground][halfTracks(book)]
}
