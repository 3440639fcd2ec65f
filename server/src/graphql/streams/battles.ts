import { notFound } from '../../base/problems.js'
import type { FrameBody } from '../../store/reads.frames.js'
import type { BattleEntryRow, BattleHead } from '../../store/reads.js'
import type { Heard } from '../../live/types.js'
import type { Context } from '../context.js'
import type { BattleSource } from '../sources.js'
import { openFrames, type Opened } from './opened.js'
import { shared } from './shared.js'

/** A desk at one read: the head, with the entries above a number. */
const sourceOf = shared((head: FrameBody, _above: number, entries: readonly BattleEntryRow[]): BattleSource => ({
  ...(JSON.parse(head.text) as BattleHead),
  entries,
}))

async function* follow({ first, line }: Opened, from: number | null): AsyncGenerator<BattleSource, void> {
  let log: readonly BattleEntryRow[] = []
  let [head, last] = ['', from ?? 0]
  for (let heard: Heard | null = first; heard; heard = await line.next(last)) {
    const [newest, ...entries] = heard.bodies
    if (!newest) continue
    // Entries are never changed: the log only grows.
    const more = entries.filter(({ number }) => number > last).map(({ text }) => JSON.parse(text) as BattleEntryRow)
    if (newest.text === head && more.length === 0) continue
    const above = from === null ? 0 : last
    log = from === null ? [...log, ...more] : more
    head = newest.text
    last = more.at(-1)?.number ?? last
    yield sourceOf(newest, above, log)
  }
}

/**
 * A desk now, and again whenever it has changed. For anybody but its sides it does not exist. Without `after` each frame holds the whole log, otherwise
 * what the stream has not sent yet.
 */
export const battleFrames = (
  context: Context,
  campaignId: string,
  battleId: string,
  after: number | null,
): Promise<AsyncGenerator<BattleSource, void>> =>
  openFrames(context, campaignId, { kind: 'battle', about: battleId, after: after ?? 0 }, (opened) => {
    if (opened.first.bodies.length === 0) throw notFound()
    return follow(opened, after)
  })
