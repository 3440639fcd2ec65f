import { hourIn } from '../base/hour.js'
import type { TableRow } from './reads.js'

/** What the table's function adds to the row: seats awaited by all alike, and whether the reader has left. */
export interface AwaitedRow {
  readonly awaited: readonly string[] | null
  /** The facilitator is awaited, and everybody may know it. */
  readonly ruling: boolean
  readonly former: boolean
}

const names = (seats: readonly string[]): string =>
  seats.length === 1 ? `seat ${String(seats[0])}` : `seats ${seats.slice(0, -1).join(', ')} and ${String(seats.at(-1))}`

const textOf = ({
  phase,
  clocks,
  timeZone,
  awaited,
  ruling,
  former,
}: Omit<TableRow, 'awaiting'> & AwaitedRow): string => {
  if (former) return 'You no longer hold a place here. You keep what your seat knew until you left.'
  switch (phase) {
    case 'GATHERING':
      return 'The campaign starts when every seat is taken, by a person or a bot.'
    case 'PAUSED':
      return 'The campaign is paused; no deadline runs.'
    case 'HELD':
      return 'The campaign is held until its stage can be resolved.'
    case 'ENDED':
      return 'The campaign is over.'
    case 'RUNNING': {
      // An hour that has passed tells nobody when: some of those who are asked may have been given more time.
      const coming = clocks.flatMap(({ at }) => (at !== null && Date.parse(at) > Date.now() ? [at] : []))
      const last = coming.sort().at(-1)
      const until = last === undefined ? '' : ` until ${hourIn(last, timeZone)}`
      if (ruling && (awaited ?? []).length === 0) return `A ruling of the facilitator is awaited${until}.`
      if (awaited === null) return `Results are awaited${until}.`
      return awaited.length === 0
        ? 'Every seat has sealed; the stage is being resolved.'
        : `Orders of ${names(awaited)} are awaited${until}.`
    }
  }
}

/** Says in words what the table waits for, from nothing but what this reader is shown. */
export const awaitingOf = (row: Omit<TableRow, 'awaiting'> & AwaitedRow): TableRow => {
  const { awaited, former: _, ruling: __, ...table } = row
  return { ...table, awaiting: { seats: table.phase === 'RUNNING' ? awaited : null, text: textOf(row) } }
}
