import type { SeatId } from '../../../../kit/ids.js'
import type { AbstractResult, Battle, BattleResult, HowDecided } from '../../model/battle.js'
import type { OfBattle } from '../../model/battleEvents.js'
import type { BoltgunEvent } from '../../model/events.js'
import type { RulesContext } from '../../model/rulesContext.js'
import type { ResultOrder } from '../../model/orders.js'
import { abstractResult } from './abstract.js'
import type { Position } from '../../steps/step.js'

/** What each side sent, side by side; null is silence. */
export type SheetPair = readonly [ResultOrder | null, ResultOrder | null]

export const seatsOf = ({ sides }: Battle): readonly [SeatId, SeatId] => [sides[0].seat, sides[1].seat]

/** What an event says of its battle. */
export const partiesOf = (battle: Battle): OfBattle => ({
  battle: battle.id,
  number: battle.number,
  seats: seatsOf(battle),
  banners: [battle.sides[0].banner, battle.sides[1].banner],
})

export const resultOf = (
  how: HowDecided,
  abstract: AbstractResult,
  sacrifice: readonly [number, number],
): BattleResult => ({
  how,
  winner: abstract.winner,
  lost: abstract.lost,
  sacrifice,
  abstract,
  forfeits: [],
  reason: null,
})

/** Levels that each side gives up (BG-313); who sends nothing gives up nothing. */
export const sacrificesOf = (context: RulesContext, battle: Battle, sheets: SheetPair): readonly [number, number] => {
  const given = (index: 0 | 1): number => {
    const k = sheets[index]?.sacrifice ?? 0
    const allowed = context.has(battle.sides[index].seat, 'SACRIFICE') && Number.isInteger(k) && k >= 0 && k <= 3
    return allowed ? Math.min(k, battle.sides[index].level) : 0
  }
  return [given(0), given(1)]
}

/** the settings may let everybody know who fought and who won. */
export const published = (
  context: RulesContext,
  battle: Battle,
  { winner }: Pick<BattleResult, 'winner'>,
): readonly BoltgunEvent[] =>
  context.settings['results.public'] === 'battles'
    ? [{ kind: 'battlePublished', seats: seatsOf(battle), winner, seenBy: 'everyone' }]
    : []

/** The end of a battle, told to both sides and, where the settings say so, in short to everybody. */
export const resolved = (context: RulesContext, battle: Battle, result: BattleResult): readonly BoltgunEvent[] => [
  { kind: 'battleResolved', ...partiesOf(battle), result, seenBy: seatsOf(battle) },
  ...published(context, battle, result),
]

/** BG-215: fought abstractly, with the handicap on whoever forfeits. */
export const forfeited = (
  at: Position,
  battle: Battle,
  forfeits: readonly SeatId[],
  sheets: SheetPair,
  reason: string | null = null,
): readonly BoltgunEvent[] =>
  resolved(at.context, battle, {
    ...resultOf('forfeit', abstractResult(at, battle, forfeits), sacrificesOf(at.context, battle, sheets)),
    forfeits,
    reason,
  })
