import type { Cell } from '../../../kit/grid.js'
import type { PieceId, RuleId, SeatId, Token } from '../../../kit/ids.js'
import type { Message } from '../../../kit/messages.js'
import type { BattleOption } from '../orderValidation/battle.js'
import type { Battle, BattleResult, Conflict, Fighter } from '../model/battle.js'
import type { BattleKind } from '../data/missions.js'
import type { HeldSpecial } from '../data/specials.js'
import type { ResultOrder, SharedResult } from '../model/orders.js'

/** Names a fight in events: what both sides may be told, in the order of its sides. */
export interface OfBattle {
  readonly battle: Token
  readonly at: Cell
  readonly fight: BattleKind
  readonly seats: readonly [SeatId, SeatId]
}

/** From the conflicts that Movement leaves to the last fight's result. */
export type BattleEvent =
  /** What the Battle phase must settle, in the order of the rules: the referee's own record. */
  | { readonly kind: 'conflictsSet'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'conflictChanged'; readonly index: number; readonly conflict: Conflict }
  /** Dice for the order in which several fight in a hex (HX-247, HX-273, HX-296): all throws of one roller. */
  | {
      readonly kind: 'orderRolled'
      readonly what: 'contest' | 'raid' | 'meeting'
      readonly at: Cell
      readonly seat: SeatId
      readonly force: PieceId | null
      readonly faces: readonly number[]
    }
  | { readonly kind: 'queueSet'; readonly seat: SeatId; readonly at: Cell; readonly order: readonly (PieceId | Cell)[] }
  | ({ readonly kind: 'battleOpened'; readonly opened: Battle } & OfBattle)
  /** An option of a fight's answer that the rules do not allow; the rest of the answer counts. */
  | {
      readonly kind: 'optionRefused'
      readonly battle: Token
      readonly at: Cell
      readonly seat: SeatId
      readonly option: BattleOption
      readonly text: Message | string
      readonly rule: RuleId
    }
  | { readonly kind: 'specialsUsed'; readonly seat: SeatId; readonly specials: readonly HeldSpecial[] }
  /** Put off, and so given back. */
  | { readonly kind: 'specialsReturned'; readonly seat: SeatId; readonly specials: readonly HeldSpecial[] }
  /** HX-165 */
  | { readonly kind: 'specialsExpired'; readonly seat: SeatId; readonly specials: readonly HeldSpecial[] }
  /** What both sides bring, and who chooses the mission; `chose` are the choosing dice, side by side (HX-291). */
  | ({
      readonly kind: 'battlePrepared'
      readonly sides: readonly [Fighter, Fighter]
      readonly chooser: SeatId | null
      readonly deploysFirst: SeatId | null
      readonly chose: readonly [readonly number[], readonly number[]]
      /** Both want dice to settle it: no mission is played (HX-340). */
      readonly rollOff: boolean
    } & OfBattle)
  /** `rolled`: the die that chose it (HX-292, HX-294). */
  | ({
      readonly kind: 'missionSettled'
      readonly mission: string
      readonly title: string
      readonly chooser: SeatId | null
      readonly rolled: number | null
      readonly terrain: Battle['terrain']
    } & OfBattle)
  /** One side's sheet, kept for the referee alone until the fight is closed. */
  | { readonly kind: 'sheetKept'; readonly battle: Token; readonly side: 0 | 1; readonly sheet: ResultOrder }
  /** The part that the other side is asked to confirm. */
  | ({ readonly kind: 'resultFiled'; readonly by: SeatId; readonly shared: SharedResult } & OfBattle)
  /** Both are told that the sheets differ, and nothing of them (HX-301). */
  | ({ readonly kind: 'resultsDiffered' } & OfBattle)
  /** The facilitator leaves it to the sides. */
  | { readonly kind: 'adviceLeft'; readonly battle: Token }
  /** `alone`: who reported against a bot, which confirms nothing (HX-525). */
  | ({ readonly kind: 'conflictReferred'; readonly alone?: SeatId } & OfBattle)
  /**
   * Both sides have named the same third player, and are not told so unless it is asked; or the one who fights a bot has named whoever is to confirm
   * the result (HX-525). Null: nobody any more.
   */
  | { readonly kind: 'witnessAgreed'; readonly battle: Token; readonly witness: SeatId | null }
  /** The third player is asked, who is shown both sheets; the two learn that they named the same. `alone` as above. */
  | ({
      readonly kind: 'wordAsked'
      readonly witness: SeatId
      readonly word: Token
      readonly alone?: SeatId
    } & OfBattle)
  /** A drawn battle is played again (HX-297). */
  | ({ readonly kind: 'battleReplayed' } & OfBattle)
  /** HX-300: the whole contest goes on in the next turn. */
  | ({ readonly kind: 'battleCarried' } & OfBattle)
  /** `forces` and `points` (when it began) in the order of the sides; losses are taken at once. */
  | ({
      readonly kind: 'battleResolved'
      readonly forces: readonly [PieceId, PieceId]
      readonly points: readonly [number, number]
      readonly result: BattleResult
      /** Of a roll-off: the hexes that helped each side (HX-346), which only that side is told. */
      readonly beside: readonly [readonly Cell[], readonly Cell[]]
    } & OfBattle)
  /** A raid on a hex where nobody met it (HX-275): told to the raider; the victim learns of it by what it does. */
  | { readonly kind: 'raidUnopposed'; readonly seat: SeatId; readonly force: PieceId; readonly at: Cell }
  /** What the ladder came to: who holds the ground, null where nobody won, told to its sides; `carried` where it goes on next turn, told to everybody after the battles. */
  | { readonly kind: 'contestClosed'; readonly at: Cell; readonly winner: SeatId | null; readonly carried: boolean }
