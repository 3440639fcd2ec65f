import { listed } from '@muster/rulesets/kit/messages.js'
import * as words from '../messages/waiting.generated.js'
import { retold } from '../messages/retold.js'
import { hourIn } from '../base/hour.js'
import type { TableRow } from './reads.js'

/** What the table's function adds to the row: seats awaited from all alike, and whether the reader has left. */
export interface AwaitedRow {
  readonly awaited: readonly string[] | null
  /** The facilitator is awaited, and everybody may know it. */
  readonly ruling: boolean
  readonly former: boolean
}

const noHour = { until: 'no', hour: '' } as const

const textOf = ({
  rulesetId,
  phase,
  pausedUntil,
  coolsUntil,
  publishesAt,
  clocks,
  timeZone,
  awaited,
  ruling,
  former,
  note,
}: Omit<TableRow, 'awaiting'> & AwaitedRow): string => {
  if (former) return words.left()
  switch (phase) {
    case 'GATHERING':
      return words.gathering()
    case 'PAUSED':
      return pausedUntil === null ? words.paused() : words.pausedUntil({ hour: hourIn(pausedUntil, timeZone) })
    case 'HELD':
      return words.held()
    case 'ENDED':
      return note === null ? words.ended() : words.endedBecause({ note: retold(rulesetId, note) })
    case 'RUNNING': {
      // A deadline that has passed tells nobody when: some of those who are asked may have been given more time.
      const coming = clocks.flatMap(({ at }) => (at !== null && Date.parse(at) > Date.now() ? [at] : []))
      const last = coming.sort().at(-1)
      const until = last === undefined ? noHour : ({ until: 'yes', hour: hourIn(last, timeZone) } as const)
      if (publishesAt !== null) return words.publishing({ hour: hourIn(publishesAt, timeZone) })
      if (ruling && (awaited ?? []).length === 0) return words.ruling(until)
      if (awaited === null) return words.results(until)
      return awaited.length === 0
        ? coolsUntil === null
          ? words.sealed()
          : words.cooling({ hour: hourIn(coolsUntil, timeZone) })
        : words.orders({ ...until, count: awaited.length, seats: listed(awaited) })
    }
  }
}

/** Says what the table waits for, from nothing but what this reader is shown. */
export const awaitingOf = (row: Omit<TableRow, 'awaiting'> & AwaitedRow): TableRow => {
  const { awaited, former: _, ruling: __, ...table } = row
  return {
    ...table,
    awaiting: {
      seats: table.phase === 'RUNNING' ? awaited : null,
      // Said when it is read: readers of several languages share the row.
      get text() {
        return textOf(row)
      },
    },
  }
}
