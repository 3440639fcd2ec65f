import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { calendarDesk, facilitatorDesk, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { AnyGame } from '../../support/play.js'
import type { Pair } from '../pairs.js'
import type { Trace } from '../worlds.js'
import type { Asked, Looker } from '../../api/generated/looker.js'
import { plainly } from '../../api/generated/answers.js'
import { namesIn, partOf } from './asked.js'
import type { Replay } from './replay.js'
import { answerAll, answerByHand, atDesk, begin, type Cast, draftAll, gather } from './stage.js'
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

/** What comes back when the streams of all have brought what they are to have been shown by now. */
const settling = (cast: Cast, campaignId: string, seat: SeatId, watchers: Watchers): (() => Promise<unknown>) => {
  const members = ['seat', 'observer', 'organiser'] as const
  const people = [atDesk(cast, seat), cast.observer, cast.organiser]
  const accounts = people.map((person) => person?.caller.userId ?? '')
  return async () => {
    const known = await cast.gate.known(campaignId, accounts)
    await Promise.all(known.map((now, at) => watchers[members[at] ?? 'stranger'].settle(now)))
  }
}

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

/** At the last moment all look wholly, before it one after the other. `answers`: what the seat was answered to its own acts since the moment before. */
const looks = async (watchers: Watchers, moment: number, last: boolean, answers: string): Promise<Shown> => {
  const [seat, observer, organiser, stranger] = await Promise.all(
    viewers.map((viewer, at) => watchers[viewer].look(last || moment % viewers.length === at)),
  )
  const own = `${seat ?? ''} ${answers}`
  const texts = { seat: own, observer: observer ?? '', organiser: organiser ?? '', stranger: stranger ?? '' }
  return { texts, frames: viewers.reduce((sum, viewer) => sum + watchers[viewer].frames(), 0) }
}

/** A pair with the number of moments at which it is alike to an observer too. */
export interface Comparable extends Pair {
  readonly name: string
  readonly number: number
  readonly observable: number
}

interface Stage {
  readonly cast: Cast
  readonly replay: Replay
  readonly game: AnyGame
  readonly facilitator: boolean
  readonly showSealed: boolean
  /** Everything that can be asked. */
  readonly asked: Asked
}

interface Told extends Stage {
  /** Who asks what at the end, for each of these pairs. */
  readonly asking: (campaignId: string, numbers: readonly number[]) => Promise<readonly Answers[]>
  /** The others save drafts before they seal, which in the other world they do not. */
  readonly drafting: boolean
}

/** What was answered at the end, by who asked. */
type Answers = Readonly<Record<string, string>>

/** Gives one world back, group by group, to whoever looks on. */
const playBack = async (
  { cast, game, facilitator, drafting, showSealed }: Told,
  campaignId: string,
  world: World,
  watchers: Watchers,
): Promise<Shown[]> => {
  const settle = settling(cast, campaignId, world.seat, watchers)
  await settle()
  let answers = ''
  const look = (moment: number): Promise<Shown> => {
    const last = moment === world.moments.length - 1
    return looks(watchers, moment, last, plainly(answers, campaignId))
  }
  const shown = [await look(0)]
  let before = world.start
  for (const { group, seats, now, told } of world.steps) {
    const asks = game.awaiting(before).filter((ask) => ask.group === group)
    for (const desk of new Set(seats)) {
      const who = desk === facilitatorDesk && !facilitator ? null : atDesk(cast, desk)
      if (!who) continue
      const asked = asks.flatMap(({ id, seat }) => (seat === desk ? [id] : []))
      if (desk === world.seat) answers += (await answerByHand(cast, campaignId, who, asked)).join(' ')
      else {
        if (drafting) await draftAll(cast, campaignId, who, asked)
        await answerAll(cast, campaignId, who, asked)
      }
      // One frame an act: what piles up while a stream is busy would be one. Nobody is shown what others do but where the table shows it.
      if (desk === world.seat || (showSealed && asks.some(({ askedOfAllSeats }) => askedOfAllSeats))) await settle()
    }
    const why = seats.includes(calendarDesk) ? 'deadline' : 'complete'
    await cast.gate.lets({ campaignId, groupId: group }, why, settle)
    await cast.referee.closeGroup({ campaignId, groupId: group, why })
    await settle()
    if (told) {
      shown.push(await look(shown.length))
      answers = ''
    }
    before = now
  }
  return shown
}

interface GivenBack {
  readonly shown: readonly Shown[]
  readonly asked: readonly Answers[]
}

/** Gives one world back through the server; returns what was shown at each moment of the pair's seat. */
const giveBackOnce = async (
  stage: Told,
  world: World,
  name: string,
  numbers: readonly number[],
): Promise<GivenBack> => {
  const { cast, replay, game, facilitator, showSealed } = stage
  const player = atDesk(cast, world.seat)
  if (!player) throw new Error(`${world.seat} is no seat`)
  replay.prepare(name, world)
  const seats = seatsOf(game, world)
  const campaignId = await gather(cast, { rulesetId: game.id, seats, facilitator, showSealed })
  const watchers: Watchers = {
    seat: watch(cast, campaignId, player, true),
    observer: watch(cast, campaignId, cast.observer, true),
    organiser: watch(cast, campaignId, cast.organiser, true),
    stranger: watch(cast, campaignId, cast.stranger, false),
  }
  try {
    await settling(cast, campaignId, world.seat, watchers)()
    await replay.begin(name, () => begin(cast, campaignId))
    const shown = await playBack(stage, campaignId, world, watchers)
    return { shown, asked: await stage.asking(campaignId, numbers) }
  } finally {
    for (const viewer of viewers) watchers[viewer].stop()
    replay.forget(name)
    await cast.gate.clear(campaignId)
  }
}

/** A machine that stands still for seconds loses its connections: the world is then given back once more, from the beginning. What is told in it is compared all the same. */
const giveBack = async (...asked: Parameters<typeof giveBackOnce>): Promise<GivenBack> => {
  try {
    return await giveBackOnce(...asked)
  } catch (error) {
    if (!/terminated|already released/.test(String(error))) throw error
    console.log(`${asked[2]} is given back once more: ${String(error)}`)
    return giveBackOnce(...asked)
  }
}

/** Where two worlds that were given back part, or null. */
const partedIn = ({ name, observable }: Comparable, one: GivenBack, other: GivenBack, at: number): string | null => {
  for (const [moment, { texts }] of one.shown.entries())
    for (const viewer of viewers) {
      if (asObserver.includes(viewer) && moment >= observable) continue
      const [a, b] = [texts[viewer], other.shown[moment]?.texts[viewer] ?? '']
      if (a !== b) return `${name}, ${viewer}, moment ${String(moment)}: ${parting(a, b)}`
    }
  if (one.shown.length !== other.shown.length)
    return `${name}: ${String(one.shown.length)} and ${String(other.shown.length)} moments`
  for (const [who, a] of Object.entries(one.asked[at] ?? {})) {
    const isOver = asObserver.some((viewer) => viewer === who) && observable < one.shown.length
    const b = other.asked[0]?.[who] ?? ''
    if (a !== b && !isOver) return `${name}, ${who}, asked at the end: ${parting(a, b)}`
  }
  return null
}

/** What came of a pair: where anybody is first given other bytes or frames in one world than in the other, or null; and how many frames all were sent in one of them. */
export interface Outcome {
  readonly difference: string | null
  readonly frames: number
}

/** Compares one world with those beside it, which differ from it in what the same seat may not know. */
export const differencesOverApi = async (stage: Stage, pairs: readonly Comparable[]): Promise<readonly Outcome[]> => {
  const [first] = pairs
  if (!first) return []
  const names = namesIn(stage.game, first)
  const lookers = askers(stage.cast, first, stage.game)
  const asking: Told['asking'] = async (campaign, numbers) => {
    const told: Answers[] = []
    for (const number of numbers) {
      const answers: Record<string, string> = {}
      for (const looker of lookers)
        answers[looker.name] = await partOf(stage.cast.url, stage.asked, looker, { ...names, campaign }, number)
      told.push(answers)
    }
    return told
  }
  const numbers = pairs.map(({ number }) => number)
  const one = await giveBack({ ...stage, asking, drafting: true }, first.left, `${first.name} 1`, numbers)
  const frames = one.shown.at(-1)?.frames ?? 0
  const found: Outcome[] = []
  for (const [at, pair] of pairs.entries()) {
    const told = { ...stage, asking, drafting: false }
    const other = await giveBack(told, pair.right, `${pair.name} 2`, [pair.number])
    found.push({ frames, difference: partedIn(pair, one, other, at) })
  }
  return found
}

/** Where two texts part, with some of what goes before. */
const parting = (left: string, right: string): string => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 240), at + 160)
  return `\n  ${part(left)}\n  ${part(right)}`
}
