import type { Table } from '../api/table.js'
import * as words from '../messages/turn.generated.js'

/** What must be answered by the same hour, in a few words each. */
interface Due {
  readonly what: readonly string[]
  /** Null: no deadline. */
  readonly until: string | null
}

/** What somebody has to do in a campaign, as every page says it. */
export interface Turn {
  readonly count: number
  /** What closes first stands first. */
  readonly due: readonly Due[]
}

type Status = Pick<Table, 'toDo' | 'rollCall'> & {
  readonly seats: readonly Pick<Table['seats'][number], 'id' | 'mine'>[]
}

const together = (all: readonly { readonly text: string; readonly until: string | null }[]): readonly Due[] =>
  [...new Set(all.map(({ until }) => until))].map((until) => ({
    what: all.filter((one) => one.until === until).map(({ text }) => text),
    until,
  }))

/** The reader's own open questions: those of their desk, and before the start whether they are here. Null: nothing is asked of them. */
export const turnOf = ({ toDo, rollCall, seats }: Status): Turn | null => {
  const called = seats.some(({ id, mine }) => mine && rollCall?.missing.includes(id))
  const all = [
    ...(rollCall && called ? [{ text: words.sayHere(), until: rollCall.until }] : []),
    ...toDo.map(({ text, deadlineAt: until }) => ({ text, until })),
  ]
  if (all.length === 0) return null
  return { count: Number(called) + toDo.reduce((sum, { askIds }) => sum + askIds.length, 0), due: together(all) }
}

/** Whether a question waits for the reader's answer. */
export const isToDo = ({ toDo }: Pick<Table, 'toDo'>, askId: string): boolean =>
  toDo.some(({ askIds }) => askIds.includes(askId))

/** Questions that were not there before: somebody is told of them. */
export const newSince = (before: Pick<Table, 'toDo'>, { toDo }: Pick<Table, 'toDo'>): readonly string[] => {
  const known = new Set(before.toDo.flatMap(({ askIds }) => askIds))
  return toDo.filter(({ askIds }) => askIds.some((id) => !known.has(id))).map(({ text }) => text)
}
