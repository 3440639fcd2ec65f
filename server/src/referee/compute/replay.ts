import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { askId, groupId, seatId } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { sha256 } from '../../base/hash.js'
import { campaignDice } from '../dice/dice.js'
import { withArrivals } from './admission.js'
import type { EditionKey, Game } from './game.js'
import { gameOf, systemOf } from './installed.js'
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
    readonly sheets?: readonly {
      readonly ask: string
      readonly seat: string
      readonly orders: readonly OrderDraft[] | null
      readonly bot?: true
    }[]
    readonly arrivals?: readonly string[]
  }
}

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

/** Plays a resolution again from its input, with the engine of its edition. */
export const replay = (
  registry: Registry,
  campaign: Replayed,
  before: object,
  kept: KeptResolution,
): { readonly events: readonly GameEvent[]; readonly state: object } => {
  const game = gameOf(registry, campaign)
  const system = systemOf(registry, campaign, campaign.tabletop)
  const { id, privateKey, seatBytes } = campaign
  const dice = campaignDice(privateKey, { campaign: id, seatBytes, turn: kept.turn, stage: kept.stage })
  const events = game.advance(before, groupId(kept.groupId), sheetsOf(game, kept), dice, system)
  return withArrivals(game, kept, { events, state: game.evolve(before, events) }, kept.input.arrivals ?? [], dice)
}
