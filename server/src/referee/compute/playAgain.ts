import { type Ask, isCalendar } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { groupId } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { sha256 } from '../../base/hash.js'
import type { CampaignDice } from '../dice/dice.js'
import { withArrivals } from './admission.js'
import { correctState } from './correct.js'
import type { Made } from './following.js'
import type { Game } from './game.js'
import type { KeptResolution } from './replay.js'
import { sheetsFor } from './sheets.js'
import { type Answer, checkCorrected, type CorrectedSheet, type Fallen, stillGiven } from './stillGiven.js'

/** A resolution of the course as it was. */
export interface PastStep {
  readonly revision: number
  readonly turn: number
  readonly stage: string
  readonly groupId: string | null
  /** What was asked; empty: nothing was. */
  readonly title: string
  readonly input: KeptResolution['input']
  readonly eventsHash: string
  readonly events: readonly GameEvent[]
  readonly throws: readonly Throw[]
}

/** A resolution that was made again. */
export interface Redone {
  readonly step: PastStep
  readonly title: string
  readonly seats: readonly string[]
  readonly before: object
  readonly made: Made
  /** Null: nothing was thrown, the state was set right by hand. */
  readonly dice: CampaignDice | null
  /** As it is stored. */
  readonly input: object
  /** Whether anything came of it that did not before. */
  readonly differs: boolean
  readonly fallen: readonly Fallen[]
}

/** A question of the course that has to be answered again: what was answered is not enough. */
export interface OpenAgain {
  readonly step: PastStep
  readonly title: string
  readonly seats: readonly string[]
  /** Desks whose sheets still stand. */
  readonly stands: readonly string[]
  readonly fallen: readonly Fallen[]
}

export interface Course {
  readonly state: object
  readonly redone: readonly Redone[]
  readonly open: readonly OpenAgain[]
  /** What is not asked any more. */
  readonly gone: readonly PastStep[]
}

export interface Again {
  readonly game: Game
  readonly system: TabletopSystem
  readonly dice: (at: { readonly turn: number; readonly stage: string }) => CampaignDice
  /** What should have been answered in the first of the steps. */
  readonly corrected: readonly CorrectedSheet[]
}

const byGroup = (game: Game, state: object): ReadonlyMap<string, readonly Ask[]> => {
  const groups = new Map<string, Ask[]>()
  if (game.outcome(state)) return groups
  for (const ask of game.awaiting(state)) groups.set(ask.group, [...(groups.get(ask.group) ?? []), ask])
  return groups
}

const answersFor = (again: Again, state: object, asks: readonly Ask[], step: PastStep, isFirst: boolean) =>
  asks.map((ask): Answer => {
    const given = (step.input.sheets ?? []).find((one) => one.seat === ask.seat && one.ask === ask.id)
    const right = isFirst ? again.corrected.find((one) => one.seat === ask.seat && one.askId === ask.id) : undefined
    if (!right) return stillGiven(again.game, state, ask, given)
    const { orders } = right
    const bot = given?.bot ?? false
    return { ask, orders, hash: null, bot, isCorrected: true, fallen: null, stands: true }
  })

const fallenIn = (answers: readonly Answer[]): readonly Fallen[] =>
  answers.flatMap(({ fallen }) => (fallen ? [fallen] : []))

const inputOf = (step: PastStep, answers: readonly Answer[]): object => ({
  group: step.groupId,
  again: step.revision,
  ...(step.input.arrivals && { arrivals: step.input.arrivals }),
  sheets: answers.map(({ ask, orders, hash, bot, isCorrected }) => ({
    ...{ ask: ask.id, seat: ask.seat, orders, hash },
    ...(bot && { bot: true }),
    ...(isCorrected && { corrected: true }),
  })),
})

const resolveAgain = (again: Again, state: object, step: PastStep, answers: readonly Answer[]): Redone => {
  const { game, system } = again
  const clock = game.clock(state)
  const dice = again.dice(clock)
  const asks = answers.map(({ ask }) => ({ seat: ask.seat, askId: ask.id }))
  const sealed = answers.flatMap(({ ask, orders }) => (orders ? [{ seat: ask.seat, askId: ask.id, orders }] : []))
  const bots = answers.flatMap(({ ask, bot }) => (bot ? [ask.seat] : []))
  const events = game.advance(state, groupId(step.groupId ?? ''), sheetsFor(game, asks, sealed, bots), dice, system)
  const plain = { events, state: game.evolve(state, events) }
  const made = withArrivals(game, clock, plain, step.input.arrivals ?? [], dice)
  return {
    ...{ step, before: state, made, dice, input: inputOf(step, answers), fallen: fallenIn(answers) },
    title: answers[0]?.ask.view.title ?? '',
    seats: answers.map(({ ask }) => ask.seat),
    differs: sha256(canonical(made.events)) !== step.eventsHash,
  }
}

/** What was set right by hand is set right again, as far as there is still something to set right. */
const correctAgain = (game: Game, state: object, step: PastStep): Redone | null => {
  const list = step.input.corrections ?? []
  const made = correctState(game, state, list)
  if ('problem' in made) return null
  const input = { group: '', again: step.revision, corrections: list, sheets: [] }
  const differs = sha256(canonical(made.events)) !== step.eventsHash
  return { ...{ step, title: '', seats: [], before: state, made, dice: null, input, fallen: [] }, differs }
}

const openOf = (step: PastStep, answers: readonly Answer[]): OpenAgain => ({
  step,
  title: answers[0]?.ask.view.title ?? '',
  seats: answers.map(({ ask }) => ask.seat),
  stands: answers.flatMap(({ ask, stands, fallen, orders }) => (stands && !fallen && orders ? [ask.seat] : [])),
  fallen: fallenIn(answers),
})

/** The next of the steps that can be made in this state. The calendar closes last of what is open, and what was set right by hand was in its stage. */
const nextOf = (
  at: { readonly turn: number; readonly stage: string },
  groups: ReadonlyMap<string, readonly Ask[]>,
  left: readonly PastStep[],
  open: readonly OpenAgain[],
): PastStep | undefined =>
  left.find(({ groupId: group, input, turn, stage }) => {
    if (group === null)
      return input.corrections !== undefined && open.length === 0 && turn === at.turn && stage === at.stage
    const asks = groups.get(group)
    return asks !== undefined && (groups.size === 1 || !asks.some(isCalendar))
  })

/**
 * Plays steps of a course again from an earlier state: the same sheets, as far as they may still be given, and the same dice, which are named by their subjects. A
 * step whose question does not come up any more falls away; one that cannot be answered with what was sealed stays open, and so does all that waits for it.
 */
export const playAgain = (
  again: Again,
  from: object,
  steps: readonly PastStep[],
): Course | { readonly problem: (OrderProblem & { readonly seat: string }) | null } => {
  const { game } = again
  const [first] = steps
  const redone: Redone[] = []
  const open: OpenAgain[] = []
  const gone: PastStep[] = []
  let [state, left] = [from, steps]
  for (;;) {
    const groups = byGroup(game, state)
    const step = nextOf(game.clock(state), groups, left, open)
    if (!step) return { state, redone, open, gone: [...gone, ...left] }
    left = left.filter((one) => one !== step)
    if (step.groupId === null) {
      const done = correctAgain(game, state, step)
      if (done) redone.push(done)
      else gone.push(step)
      state = done?.made.state ?? state
      continue
    }
    const asks = groups.get(step.groupId) ?? []
    const isFirst = step === first
    if (isFirst) {
      const right = checkCorrected(game, state, asks, again.corrected)
      if (right !== 'right') return right
    }
    const answers = answersFor(again, state, asks, step, isFirst)
    if (answers.some(({ stands }) => !stands)) {
      open.push(openOf(step, answers))
      continue
    }
    const done = resolveAgain(again, state, step, answers)
    redone.push(done)
    ;({ state } = done.made)
  }
}
