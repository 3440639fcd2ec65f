import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import { campaignDice } from '../dice/dice.js'
import { EngineFault, guardEngine } from '../common/fault.js'
import type { Facts } from './facts.js'
import { following, type Made, type Resolution } from './following.js'
import type { Game } from './game.js'
import { gameOf } from './installed.js'
import type { Registry } from './registry.js'
import { textBytes } from './rows.js'
import { viewerRows } from './viewerRows.js'

export interface CorrectTask {
  /** JSON of `Facts`. */
  readonly facts: string
  /** JSON of the state after the last resolution. */
  readonly state: string
  readonly privateKey: string
  readonly corrections: readonly Correction[]
  readonly now: Date
}

/** What comes of corrections: the problem of the first that is wrong, or all that follows. */
export type CorrectResult =
  | { readonly problem: OrderProblem }
  | {
      readonly problem: null
      readonly resolution: Resolution
      /** JSON of `DryRunViewerRow`s: of those for whom anything changes. */
      readonly viewers: Uint8Array
    }

/** One after the other, each in the state that the others have left. */
export const correctState = (
  game: Game,
  before: object,
  corrections: readonly Correction[],
): Made | { readonly problem: OrderProblem } => {
  let made: Made = { events: [], state: before }
  for (const [index, correction] of corrections.entries()) {
    const { events, state } = made
    const result = guardEngine(() => game.corrections?.correct(state, correction))
    if (!result) throw new EngineFault('the ruleset corrects nothing')
    if (!result.ok) return { problem: { ...result.problem, index } }
    const more: readonly GameEvent[] = result.value
    made = { events: [...events, ...more], state: guardEngine(() => game.evolve(state, more)) }
  }
  return made
}

/** What is set right by hand, with everything that follows from it; no dice are thrown, and no question is closed. */
export const correctWar = (registry: Registry, task: CorrectTask): CorrectResult => {
  const facts = JSON.parse(task.facts) as Facts
  const { campaign, seats } = facts
  const game = gameOf(registry, campaign)
  const before = JSON.parse(task.state) as object
  const made = correctState(game, before, task.corrections)
  if ('problem' in made) return made
  const scope = { campaign: campaign.id, seatBytes: seats.map(({ bytes }) => bytes ?? '') }
  const resolution = following({
    ...{ game, facts, privateKey: task.privateKey, before, now: task.now, closed: null, sheets: null, corrects: true },
    dice: campaignDice(task.privateKey, { ...scope, turn: campaign.turn, stage: campaign.stage }),
    ...made,
    input: { group: '', corrections: task.corrections, sheets: [] },
  })
  const rows = viewerRows(game, facts, before, resolution.writes.briefings, [])
  return { problem: null, resolution, viewers: textBytes(JSON.stringify(rows)) }
}
