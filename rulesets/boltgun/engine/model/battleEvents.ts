import type { PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { Battle, BattleResult, Claim, Mission } from './battle.js'

/** Seats and banners in the order of the battle's sides; each side is told its own banner. */
export interface OfBattle {
  readonly battle: Token
  readonly number: Battle['number']
  readonly seats: readonly [SeatId, SeatId]
  readonly banners: readonly [PieceId, PieceId]
}

/** What happens to a battle between its announcement and its end. */
export type BattleEvent =
  /** Announced to both sides; automatic ones carry their result. */
  /** `revealed`: each side is told the other's level. */
  | { readonly kind: 'battleJoined'; readonly battle: Battle; readonly revealed: boolean }
  | ({ readonly kind: 'missionShifted'; readonly mission: Mission; readonly step: Battle['step'] } & OfBattle)
  /** Both are told that the sheets differ, and nothing of them. */
  | ({ readonly kind: 'resultsDiffered' } & OfBattle)
  /** What the sheets said, kept for a second round or a ruling and for nobody's eyes but a facilitator's. */
  | ({ readonly kind: 'sheetsKept'; readonly sheets: Battle['sheets'] } & OfBattle)
  /** both learn of the claim. */
  | ({ readonly kind: 'forfeitClaimed'; readonly claim: Claim } & OfBattle)
  /** The other has answered, or a facilitator has overruled: both report anew. */
  | ({
      readonly kind: 'forfeitRefused'
      readonly claim: Claim
      readonly ruled: boolean
      readonly reason: string | null
    } & OfBattle)
  /** The facilitator leaves it to the one who is asked. */
  | { readonly kind: 'forfeitLeft'; readonly battle: Token }
  /** A side has conceded; the other may still give up levels of its own. */
  | ({ readonly kind: 'forfeitConceded'; readonly forfeits: readonly SeatId[] } & OfBattle)
  /** Both sides have named the same third player, and are not told so unless it is asked. */
  | { readonly kind: 'witnessAgreed'; readonly battle: Token; readonly witness: SeatId }
  /** The third player is asked, who is shown both sheets; the two learn that they named the same. */
  | ({ readonly kind: 'wordAsked'; readonly witness: SeatId; readonly word: Token } & OfBattle)
  /** The sheets differ for good: a facilitator rules, and without a ruling a third player's word or the dice. */
  | ({ readonly kind: 'conflictReferred'; readonly byWord: boolean } & OfBattle)
  /** The submitter chooses between his sheet and the abstract result. */
  | ({
      readonly kind: 'choiceOpened'
      readonly submitter: SeatId
      readonly actual: BattleResult
      readonly abstract: BattleResult
    } & OfBattle)
  /** Who fought and who won, where the settings make that public. */
  | {
      readonly kind: 'battlePublished'
      readonly seats: readonly [SeatId, SeatId]
      readonly winner: SeatId | 'draw' | null
    }
  /** `result.lost` in the order of the sides. */
  | ({ readonly kind: 'battleResolved'; readonly result: BattleResult } & OfBattle)
