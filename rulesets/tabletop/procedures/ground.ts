import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'

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

/** The key itself by which half-tracks double on a road, whichever column they read; null where they read their column. */
const roadKeys: ByEdition<(book: Book) => string | null> = {
  classic: () => null,
  // BA3-043
  v3: ({ tables }) => tables.terrain.halfTracked.v3.road,
}

/** What a unit may do on a ground, as a key of `tables.terrain.keys`. */
export const entryOf = (book: Book, ground: Ground, unit: Unit): string => {
  const table = book.tables.terrain[book.edition]
  if (unit !== 'HALF_TRACKED') return table[ground][unit]
  const road = ground === 'ROAD' ? roadKeys[book.edition](book) : null
  return road ?? table[ground][halfTracks(book)]
}
