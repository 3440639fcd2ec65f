import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/events.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view.js'
import type { Ask, Sheet } from '@muster/rulesets/kit/asks.js'
import type { Dice, Throw } from '@muster/rulesets/kit/dice.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import { freeze } from './plain.js'
import { answer, system, type Player } from './play.js'
import { diceFrom, type Random } from './random.js'

export type Boltgun = Ruleset<State, BoltgunOrder, BoltgunEvent, BoltgunView>

/** A moment at which a seat looks at its campaign, with the truth behind it. */
export interface Moment {
  readonly now: State
  /** Since the moment before. */
  readonly events: readonly BoltgunEvent[]
  /** Since the turn opened, with the state after each. */
  readonly all: readonly BoltgunEvent[]
  readonly states: readonly State[]
  /** Sheets that have gone into it, in the order resolved. */
  readonly groups: number
}

/** One turn of one world, as the seat could have watched it. */
export interface Trace {
  readonly start: State
  readonly seat: SeatId
  readonly plan: readonly BoltgunOrder[] | null
  readonly plans: Readonly<Record<string, readonly BoltgunOrder[]>>
  readonly moments: readonly Moment[]
  /** Throws that have to do with the seat. */
  readonly thrown: readonly Throw[]
}

/** How a world is driven: who answers what, and which dice fall. */
export interface Script {
  readonly game: Boltgun
  readonly seat: SeatId
  /** The seat's plan, where another world has fixed it. */
  readonly plan?: readonly BoltgunOrder[] | null
  /** Plans of others to be given again, as far as they still pass. */
  readonly plans?: Readonly<Record<string, readonly BoltgunOrder[]>>
  readonly players: { readonly own: Player; readonly others: Player }
  /** Draws of the seat and of its opponents in its own battles: alike in both worlds. */
  readonly shared: Random
  /** Draws of everybody else: each world's own. */
  readonly private: Random
  dice(clock: { readonly turn: number; readonly stage: string }): Dice & { readonly thrown: readonly Throw[] }
}

const involves = (state: State, seat: SeatId, ask: Ask): boolean =>
  state.battles.some(({ id, sides }) => id === ask.view.about && sides.some((side) => side.seat === seat))

const stillLegal = (
  game: Boltgun,
  state: State,
  ask: Ask,
  orders: readonly BoltgunOrder[],
): readonly BoltgunOrder[] => {
  const view = game.viewFor(state, { kind: 'seat', seat: ask.seat })
  return orders.reduce<readonly BoltgunOrder[]>(
    (kept, order) => (game.checkOrders(view, ask.view, [...kept, order]).length === 0 ? [...kept, order] : kept),
    [],
  )
}

const sheetsOf = (script: Script, state: State, asks: readonly Ask[]): readonly Sheet<BoltgunOrder>[] =>
  asks.map((ask) => {
    if (ask.seat === script.seat && ask.view.kind === 'plan' && script.plan !== undefined)
      return { ask: ask.id, seat: ask.seat, orders: script.plan }
    const again = ask.view.kind === 'plan' ? script.plans?.[ask.seat] : undefined
    if (again) return { ask: ask.id, seat: ask.seat, orders: stillLegal(script.game, state, ask, again) }
    const own = ask.seat === script.seat
    const player = own ? script.players.own : script.players.others
    // A facilitator may say the same of the seat's own list, whatever others have filed.
    const mine = own || involves(state, script.seat, ask) || ask.view.kind === 'approval'
    // Both sides of a battle draw alike more often than not, so that their sheets agree.
    const name = `${ask.view.about ?? ask.id} ${ask.view.kind}`
    const stream = (mine ? script.shared : script.private).fork(name)
    const apart = stream.chance(0.35) ? stream.fork(ask.seat) : stream.fork('both')
    return answer(script.game, state, ask, player, apart) as Sheet<BoltgunOrder>
  })

/** The next group to close: the plans, then the seat's own battles, then those of others. */
const nextGroup = (script: Script, state: State): readonly Ask[] => {
  const asks = script.game.awaiting(state)
  const mine = asks.filter((ask) => involves(state, script.seat, ask))
  const first = [...(mine.length > 0 ? mine : asks)].sort((a, b) => (a.group < b.group ? -1 : 1))[0]
  return first ? asks.filter(({ group }) => group === first.group) : []
}

/** Plays one turn to its end. A moment is kept wherever the seat could have been told something. */
export const playTurn = (script: Script, start: State): Trace => {
  let [now, groups] = [start, 0]
  const [all, states, thrown, moments]: [BoltgunEvent[], State[], Throw[], Moment[]] = [[], [], [], []]
  let [since, sheets]: [BoltgunEvent[], readonly Sheet<BoltgunOrder>[]] = [[], []]
  let plans: readonly Sheet<BoltgunOrder>[] = []
  const look = (): void => {
    moments.push({ now, events: since, all: [...all], states: [...states], groups })
    since = []
  }
  look()
  for (;;) {
    const asks = nextGroup(script, now)
    const [first] = asks
    if (!first || now.turn > start.turn) break
    const { stage } = now
    const dice = script.dice(script.game.clock(now))
    sheets = freeze(sheetsOf(script, now, asks))
    // What all seats are told to wait for, they may look at
    const common = ['army', 'approval', 'consent', 'plan', 'retreats', 'posting'].includes(first.view.kind)
    const own = common || involves(now, script.seat, first)
    if (first.view.kind === 'plan') plans = sheets
    const events = freeze(script.game.advance(now, first.group, sheets, dice, system))
    for (const event of events) {
      now = freeze(script.game.evolve(now, [event]))
      all.push(event)
      states.push(now)
      since.push(event)
    }
    thrown.push(...dice.thrown.map((made) => ({ ...made, subject: `${stage}: ${made.subject}` })))
    groups += 1
    if (own || now.turn > start.turn || now.stage === 'ended') look()
  }
  return {
    ...{ start, seat: script.seat, moments, thrown },
    plan: plans.find(({ seat }) => seat === script.seat)?.orders ?? null,
    plans: Object.fromEntries(
      plans.flatMap(({ seat, orders }) => (orders && seat !== script.seat ? [[seat, orders]] : [])),
    ),
  }
}

/** Throws of one world: those that have to do with the seat from one key, all others from another. */
export type DiceOf = Script['dice']

/** Dice that fall otherwise wherever a subject names neither the seat nor a banner of its own; the order of all battles is the turn's. */
export const diceFor = (seed: string, own: readonly string[], other: string | null): DiceOf => {
  const words = new Set(own)
  const concerns = (subject: string): boolean =>
    subject === 'battles' || subject.split(/[^A-Za-z0-9]/).some((word) => words.has(word))
  return (clock) => {
    const [same, differing] = [diceFrom(seed, clock), diceFrom(other ?? seed, clock)]
    const thrown: Throw[] = []
    return {
      thrown,
      roll: (name, subject) => {
        const mine = concerns(subject)
        const source = mine ? same : differing
        const faces = source.roll(name, subject)
        const made = source.thrown.at(-1)
        if (made && mine) thrown.push(made)
        return faces
      },
    }
  }
}

/** Dice drawn one after the other from one stream, as a naive referee would: a hidden throw shifts all that follow. */
export const diceInSequence = (seed: string, own: readonly string[]): DiceOf => {
  const keyed = diceFor(seed, own, null)
  return (clock) => {
    const [sequence, honest] = [diceFrom(seed, clock), keyed(clock)]
    const thrown: Throw[] = []
    return {
      thrown,
      roll: (name, subject) => {
        const before = honest.thrown.length
        honest.roll(name, subject)
        const drawn = sequence.roll(name, 'everything')
        const made = honest.thrown.at(-1)
        if (made && honest.thrown.length > before) thrown.push({ ...made, faces: drawn })
        return drawn
      },
    }
  }
}
