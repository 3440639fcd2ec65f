import type { Throw } from '@muster/rulesets/kit/dice.js'
import { askId, groupId, seatId, seatLetters } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { UnnamedScenario } from '@muster/rulesets/kit/mapSpec.js'
import type { SeatSetup } from '@muster/rulesets/kit/ruleset.js'
import type { Settings } from '@muster/rulesets/kit/settings.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { sha256 } from '../../base/hash.js'
import { campaignDice, setUpAt } from '../dice/dice.js'
import { withArrivals } from './admission.js'
import { correctState } from './correct.js'
import type { EditionKey, Game } from './game.js'
import type { Made } from './following.js'
import { gameOf, scenarioIn, systemOf } from './installed.js'
import { type Moved, takenOver } from './moving.js'
import type { Registry } from './registry.js'

/** What all resolutions of a campaign have in common. */
export interface Replayed extends EditionKey {
  readonly id: string
  readonly tabletop: TabletopChoice
  readonly privateKey: string
  /** In seat order; of seats without any, the empty text. */
  readonly seatBytes: readonly string[]
}

/** A resolution as the books keep it, made in this turn and stage. */
export interface KeptResolution {
  readonly turn: number
  readonly stage: string
  readonly groupId: string
  readonly input: {
    /** Another edition plays on from here. */
    readonly edition?: Moved
    readonly sheets?: readonly {
      readonly ask: string
      readonly seat: string
      readonly orders: readonly OrderDraft[] | null
      readonly bot?: true
    }[]
    readonly arrivals?: readonly string[]
    /** The campaign went back to the state after this resolution. */
    readonly restores?: number
    /** Nothing was resolved: the state was set right by hand. */
    readonly corrections?: readonly Correction[]
  }
}

/** What went into the set-up of a campaign. */
export interface SetUpInput {
  readonly scenario: string
  /** Of a campaign on somebody's own scenario: its copy. */
  readonly kept?: UnnamedScenario
  readonly settings: Settings
  readonly seats: readonly (Omit<SeatSetup, 'seat'> & { readonly seat: string })[]
  readonly seatBytes: readonly string[]
}

/** What came of it, with every die. */
export type PlayedAgain = Made & { readonly throws: readonly Throw[] }

export const hashOf = (value: unknown): string => sha256(canonical(value))

const sheetsOf = (game: Game, { input }: KeptResolution) =>
  (input.sheets ?? []).map(({ ask, seat, orders, bot }) => ({
    ...{ ask: askId(ask), seat: seatId(seat) },
    orders:
      orders?.map((draft): unknown => {
        const read = game.readOrder(draft)
        if (!read.ok) throw new Error('a sealed order cannot be read')
        return read.value
      }) ?? null,
    ...(bot ? { bot } : {}),
  }))

const corrected = (game: Game, before: object, corrections: readonly Correction[]): Made => {
  const made = correctState(game, before, corrections)
  if ('problem' in made) throw new Error(made.problem.message)
  return made
}

/** States to which a campaign goes back later, by the number of the resolution that led to them. */
export class RestoredStates {
  private readonly wanted: ReadonlySet<number>
  private readonly states = new Map<number, object>()

  constructor(inputs: readonly { readonly restores?: number }[]) {
    this.wanted = new Set(inputs.flatMap(({ restores }) => restores ?? []))
  }

  keep(revision: number, state: object): void {
    if (this.wanted.has(revision)) this.states.set(revision, state)
  }

  /** What came of going back; null: the resolution is one like any other. @throws if that state was never there */
  of({ restores }: { readonly restores?: number }): PlayedAgain | null {
    if (restores === undefined) return null
    const state = this.states.get(restores)
    if (!state) throw new Error(`there is no state after resolution ${String(restores)} to go back to`)
    return { events: [], state, throws: [] }
  }
}

/** Plays a resolution again from its input, with the engine of its edition. */
export const replay = (registry: Registry, campaign: Replayed, before: object, kept: KeptResolution): PlayedAgain => {
  const game = gameOf(registry, campaign)
  if (kept.input.corrections) return { ...corrected(game, before, kept.input.corrections), throws: [] }
  const system = systemOf(registry, campaign, campaign.tabletop)
  const { id, privateKey, seatBytes } = campaign
  const dice = campaignDice(privateKey, { campaign: id, seatBytes, turn: kept.turn, stage: kept.stage })
  const events = game.advance(before, groupId(kept.groupId), sheetsOf(game, kept), dice, system)
  const made = withArrivals(game, kept, { events, state: game.evolve(before, events) }, kept.input.arrivals ?? [], dice)
  return { ...made, state: stateAfter(registry, campaign, kept, made.state), throws: dice.thrown }
}

/** As the edition has it that plays on. */
const stateAfter = (registry: Registry, campaign: Replayed, { input }: KeptResolution, state: object): object => {
  if (!input.edition) return state
  const { to } = input.edition
  const seats = seatLetters(campaign.seatBytes.length)
  const taken = takenOver(registry, { ...campaign, seats }, to, state)
  if (!taken) throw new Error(`edition ${to} does not take the campaign over here`)
  return taken.state
}

/** The edition by which each resolution was played; `last`: that of the campaign. */
export const editionsOf = (inputs: readonly { readonly edition?: Moved }[], last: string): readonly string[] =>
  inputs.map((_, at) => inputs.slice(at).find(({ edition }) => edition)?.edition?.from ?? last)

/** Sets a campaign up again. */
export const replaySetUp = (
  registry: Registry,
  campaign: Omit<Replayed, 'seatBytes'>,
  input: SetUpInput,
): PlayedAgain => {
  const game = gameOf(registry, campaign)
  const system = systemOf(registry, campaign, campaign.tabletop)
  const { kept } = input
  const scenario = kept ? { id: input.scenario, ...kept } : scenarioIn(registry, campaign, input.scenario)
  if (!scenario) throw new Error(`there is no scenario ${input.scenario}`)
  const scope = { campaign: campaign.id, seatBytes: input.seatBytes, ...setUpAt }
  const dice = campaignDice(campaign.privateKey, scope)
  const seats = input.seats.map(({ seat, ...setup }) => ({ seat: seatId(seat), ...setup }))
  const events = game.setUp(scenario, input.settings, seats, dice, system)
  return { events, state: game.evolve(game.initial, events), throws: dice.thrown }
}
