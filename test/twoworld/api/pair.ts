import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { calendarDesk, facilitatorDesk, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { AnyGame } from '../../support/play.js'
import type { Pair } from '../pairs.js'
import type { Trace } from '../worlds.js'
import type { Replay } from './replay.js'
import { answerAll, begin, type Cast, gather, playerOf, until } from './stage.js'
import { watch, type Watcher } from './watch.js'

type World = Trace<unknown, unknown, GameEvent>

const viewers = ['seat', 'observer', 'organiser', 'stranger'] as const

/** What each was shown at a moment, and how many frames had come by then. */
interface Shown {
  readonly texts: Readonly<Record<(typeof viewers)[number], string>>
  readonly frames: number
}

const desks: readonly SeatId[] = [facilitatorDesk, calendarDesk]

/**
 * A world without a facilitator's questions and without an end, which would open what nobody may see; and without a stage that the calendar alone
 * ends: here nobody waits for an hour (`test/server/boltgunCalendar.test.ts` does).
 */
export const canBeGivenBack = (game: AnyGame, { steps, start }: World): boolean =>
  steps.every(({ seats, now }) => !desks.some((desk) => seats.includes(desk)) && game.outcome(now) === null) &&
  [start, ...steps.map(({ now }) => now)].every((state) =>
    game.awaiting(state).every(({ seat }) => !desks.includes(seat)),
  )

const seatsOf = (game: AnyGame, { start }: World): readonly SeatId[] =>
  game.viewFor(start, { kind: 'observer' }).legend.map(({ seat }) => seat)

const looks = async (watchers: Readonly<Record<(typeof viewers)[number], Watcher>>): Promise<Shown> => {
  const { seat, observer, organiser, stranger } = watchers
  const texts = {
    seat: await seat.look(),
    observer: await observer.look(),
    organiser: await organiser.look(),
    stranger: await stranger.look(),
  }
  return { texts, frames: viewers.reduce((sum, viewer) => sum + watchers[viewer].frames(), 0) }
}

/** Gives one world back through the server; returns what was shown at each moment of the pair's seat. */
const giveBack = async (cast: Cast, replay: Replay, game: AnyGame, world: World, name: string): Promise<Shown[]> => {
  const seats = seatsOf(game, world)
  replay.next(name, world)
  const campaignId = await gather(cast, game.id, seats)
  const watchers = {
    seat: watch(cast, campaignId, playerOf(cast, world.seat), true),
    observer: watch(cast, campaignId, cast.observer, true),
    organiser: watch(cast, campaignId, cast.organiser, true),
    stranger: watch(cast, campaignId, cast.stranger, false),
  }
  const settle = async (): Promise<void> => {
    for (const watcher of Object.values(watchers)) await watcher.settle()
  }
  try {
    await settle()
    await begin(cast, campaignId)
    await settle()
    const shown = [await looks(watchers)]
    let before = world.start
    for (const { group, now, told } of world.steps) {
      const revision = await cast.revision(campaignId)
      const asks = game.awaiting(before).filter((ask) => ask.group === group)
      for (const seat of new Set(asks.map((ask) => ask.seat))) {
        await answerAll(cast, campaignId, seat, new Set(asks.map(({ id }) => id)))
        // One frame an act: what piles up while a stream is busy would be one.
        await settle()
      }
      await until(async () => (await cast.revision(campaignId)) > revision, `the closing of ${group}`)
      await settle()
      if (told) shown.push(await looks(watchers))
      before = now
    }
    return shown
  } finally {
    for (const watcher of Object.values(watchers)) watcher.stop()
  }
}

/** The first moment at which anybody is given other bytes or frames in one world than in the other, or null; and how many frames one of them was sent in all. */
export const differenceOverApi = async (
  cast: Cast,
  replay: Replay,
  game: AnyGame,
  { left, right }: Pair,
  name: string,
): Promise<{ readonly difference: string | null; readonly frames: number }> => {
  const one = await giveBack(cast, replay, game, left, `${name} 1`)
  const other = await giveBack(cast, replay, game, right, `${name} 2`)
  const frames = one.at(-1)?.frames ?? 0
  for (const [at, { texts }] of one.entries())
    for (const viewer of viewers) {
      const [a, b] = [texts[viewer], other[at]?.texts[viewer] ?? '']
      if (a !== b) return { frames, difference: `${name}, ${viewer}, moment ${String(at)}: ${parting(a, b)}` }
    }
  return { frames, difference: null }
}

/** Where two texts part, with some of what goes before. */
const parting = (left: string, right: string): string => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 240), at + 160)
  return `\n  ${part(left)}\n  ${part(right)}`
}
