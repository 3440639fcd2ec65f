import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { calendarDesk, facilitatorDesk, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { AnyGame } from '../../support/play.js'
import type { Pair } from '../pairs.js'
import type { Trace } from '../worlds.js'
import type { Asked, Looker } from '../../api/generated/looker.js'
import { namesIn, partOf } from './asked.js'
import type { Replay } from './replay.js'
import { answerAll, atDesk, begin, type Cast, draftAll, gather } from './stage.js'
import { watch, type Watcher } from './watch.js'

type World = Trace<unknown, unknown, GameEvent>

const viewers = ['seat', 'observer', 'organiser', 'stranger'] as const
type Watchers = Readonly<Record<(typeof viewers)[number], Watcher>>

/** Who asks one part of all that can be asked, once the world is over: tokens and the sides that act, too. */
const askers = (cast: Cast, { left, seat }: Pair, game: AnyGame): readonly Looker[] => {
  const other = seatsOf(game, left).find((one) => one !== seat)
  const [who, acting] = [atDesk(cast, seat), other && atDesk(cast, other)]
  return [
    { name: 'seat', who: who ?? {} },
    { name: 'READ token', who: cast.tokens.get(seat) ?? {} },
    { name: 'another seat', who: acting ?? {}, mayDiffer: ['own', 'seat'] },
    { name: 'facilitator', who: cast.facilitator, mayDiffer: ['own', 'seat'] },
    { name: 'observer', who: cast.observer },
    { name: 'organiser', who: cast.organiser },
    { name: 'stranger', who: cast.stranger },
    { name: 'nobody', who: {} },
  ]
}

/** Whoever organises and plays no seat is given an observer's briefings. */
const asObserver: readonly (typeof viewers)[number][] = ['observer', 'organiser']

/** What each was shown at a moment, and how many frames had come by then. */
interface Shown {
  readonly texts: Readonly<Record<(typeof viewers)[number], string>>
  readonly frames: number
}

/** What of a pair there has to be somebody or something for. */
export interface Needs {
  /** Somebody rules in one of the worlds. */
  readonly facilitator: boolean
  /** A stage ends at its hour alone. */
  readonly calendar: boolean
}

const statesOf = ({ start, steps }: World): readonly unknown[] => [start, ...steps.map(({ now }) => now)]

const asksAt = (game: AnyGame, pair: Pair, desk: SeatId): boolean =>
  [pair.left, pair.right].some((world) =>
    statesOf(world).some(
      (state) => game.outcome(state) === null && game.awaiting(state).some((ask) => ask.seat === desk),
    ),
  )

export const needsOf = (game: AnyGame, pair: Pair): Needs => ({
  facilitator: asksAt(game, pair, facilitatorDesk),
  calendar: asksAt(game, pair, calendarDesk),
})

/** Why a pair is not given back, or null: the end opens to everybody what nobody might see before. */
export const skippedFor = (game: AnyGame, { left, right }: Pair): string | null =>
  [left, right].some(({ steps }) => steps.some(({ now }) => game.outcome(now) !== null)) ? 'the war ends in it' : null

const seatsOf = (game: AnyGame, { start }: World): readonly SeatId[] =>
  game.viewFor(start, { kind: 'observer' }).legend.map(({ seat }) => seat)

/** At the last moment all look wholly, before it one after the other. */
const looks = async (watchers: Watchers, moment: number, last: boolean): Promise<Shown> => {
  const [seat, observer, organiser, stranger] = await Promise.all(
    viewers.map((viewer, at) => watchers[viewer].look(last || moment % viewers.length === at)),
  )
  const texts = { seat: seat ?? '', observer: observer ?? '', organiser: organiser ?? '', stranger: stranger ?? '' }
  return { texts, frames: viewers.reduce((sum, viewer) => sum + watchers[viewer].frames(), 0) }
}

/** A pair with the number of moments at which it is alike to an observer too. */
interface Comparable extends Pair {
  readonly observable: number
}

interface Stage {
  readonly cast: Cast
  readonly replay: Replay
  readonly game: AnyGame
  readonly facilitator: boolean
  /** Everything that can be asked. */
  readonly asked: Asked
}

interface Told extends Stage {
  /** Who asks what at the end. */
  readonly asking: (campaignId: string) => Promise<Readonly<Record<string, string>>>
  /** The others save drafts before they seal, which in the other world they do not. */
  readonly drafting: boolean
}

/** Gives one world back, group by group, to whoever looks on. */
const playBack = async (
  { cast, game, facilitator, drafting }: Told,
  campaignId: string,
  world: World,
  watchers: Watchers,
): Promise<Shown[]> => {
  const settle = (): Promise<unknown> => Promise.all(viewers.map((viewer) => watchers[viewer].settle()))
  await settle()
  const look = (moment: number): Promise<Shown> => looks(watchers, moment, moment === world.moments.length - 1)
  const shown = [await look(0)]
  let before = world.start
  for (const { group, seats, now, told } of world.steps) {
    const asks = game.awaiting(before).filter((ask) => ask.group === group)
    for (const desk of new Set(seats)) {
      const who = desk === facilitatorDesk && !facilitator ? null : atDesk(cast, desk)
      if (!who) continue
      const asked = asks.flatMap(({ id, seat }) => (seat === desk ? [id] : []))
      if (drafting && desk !== world.seat) await draftAll(cast, campaignId, who, asked)
      await answerAll(cast, campaignId, who, asked)
      // One frame an act: what piles up while a stream is busy would be one.
      await settle()
    }
    const why = seats.includes(calendarDesk) ? 'deadline' : 'complete'
    await cast.closeGroup({ campaignId, groupId: group }, why, settle)
    await settle()
    if (told) shown.push(await look(shown.length))
    before = now
  }
  return shown
}

interface GivenBack {
  readonly shown: readonly Shown[]
  /** What was answered at the end, by who asked. */
  readonly asked: Readonly<Record<string, string>>
}

/** Gives one world back through the server; returns what was shown at each moment of the pair's seat. */
const giveBack = async (stage: Told, world: World, name: string): Promise<GivenBack> => {
  const { cast, replay, game, facilitator } = stage
  const player = atDesk(cast, world.seat)
  if (!player) throw new Error(`${world.seat} is no seat`)
  replay.prepare(name, world)
  const campaignId = await gather(cast, { rulesetId: game.id, seats: seatsOf(game, world), facilitator })
  const watchers: Watchers = {
    seat: watch(cast, campaignId, player, true),
    observer: watch(cast, campaignId, cast.observer, true),
    organiser: watch(cast, campaignId, cast.organiser, true),
    stranger: watch(cast, campaignId, cast.stranger, false),
  }
  try {
    for (const viewer of viewers) await watchers[viewer].settle()
    await replay.begin(name, () => begin(cast, campaignId))
    const shown = await playBack(stage, campaignId, world, watchers)
    return { shown, asked: await stage.asking(campaignId) }
  } finally {
    for (const viewer of viewers) watchers[viewer].stop()
    replay.forget(name)
  }
}

/** The first moment at which anybody is given other bytes or frames in one world than in the other, or null; and how many frames one of them was sent in all. */
export const differenceOverApi = async (
  stage: Stage,
  { left, right, observable, ...rest }: Comparable,
  { name, number }: { readonly name: string; readonly number: number },
): Promise<{ readonly difference: string | null; readonly frames: number }> => {
  const pair = { left, right, observable, ...rest }
  const names = namesIn(stage.game, pair)
  const lookers = askers(stage.cast, pair, stage.game)
  const asking: Told['asking'] = async (campaign) => {
    const told: Record<string, string> = {}
    for (const looker of lookers)
      told[looker.name] = await partOf(stage.cast.url, stage.asked, looker, { ...names, campaign }, number)
    return told
  }
  const one = await giveBack({ ...stage, asking, drafting: true }, left, `${name} 1`)
  const other = await giveBack({ ...stage, asking, drafting: false }, right, `${name} 2`)
  const frames = one.shown.at(-1)?.frames ?? 0
  for (const [at, { texts }] of one.shown.entries())
    for (const viewer of viewers) {
      if (asObserver.includes(viewer) && at >= observable) continue
      const [a, b] = [texts[viewer], other.shown[at]?.texts[viewer] ?? '']
      if (a !== b) return { frames, difference: `${name}, ${viewer}, moment ${String(at)}: ${parting(a, b)}` }
    }
  if (one.shown.length !== other.shown.length)
    return { frames, difference: `${name}: ${String(one.shown.length)} and ${String(other.shown.length)} moments` }
  for (const [who, a] of Object.entries(one.asked)) {
    const isOver = asObserver.some((viewer) => viewer === who) && observable < one.shown.length
    const b = other.asked[who] ?? ''
    if (a !== b && !isOver) return { frames, difference: `${name}, ${who}, asked at the end: ${parting(a, b)}` }
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
