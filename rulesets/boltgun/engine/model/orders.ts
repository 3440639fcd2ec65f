import type { CellName, PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { ChosenRule, CustomRule } from './list.js'
import type { ArmyType } from '../data/armies.js'

export interface OfBanner {
  readonly banner: PieceId
}

/** Primary orders (BG-110, BG-120, BG-302). */
export type PrimaryOrder =
  | ({ readonly kind: 'march' | 'teleport'; readonly to: CellName } & OfBanner)
  | ({ readonly kind: 'search' } & OfBanner)

/** Secondary orders (BG-125 … BG-150). */
export type SecondaryOrder =
  | ({ readonly kind: 'fortify' | 'entrench' | 'unfortify' | 'resupply' } & OfBanner)
  | ({ readonly kind: 'join'; readonly with: PieceId } & OfBanner)
  /** `part` names the new banner; without it the engine does. */
  | ({ readonly kind: 'split'; readonly part?: PieceId } & OfBanner)
  /** Given to the receiver (BG-147); relics may come along or alone (BG-275). */
  | ({
      readonly kind: 'transfer'
      readonly from: PieceId
      readonly levels: number
      readonly relics?: readonly string[]
    } & OfBanner)

/** Orders that leave room for no other (BG-156, BG-274). */
export type SpecialOrder =
  | ({ readonly kind: 'retreat'; readonly to: CellName } & OfBanner)
  | ({ readonly kind: 'destroyRelic'; readonly relic: string } & OfBanner)

/** What costs no order: picking up a relic (BG-271), naming a new node (BG-323). */
export type FreeOrder =
  | ({ readonly kind: 'pickUp'; readonly relic: string } & OfBanner)
  | ({ readonly kind: 'nameNode' } & OfBanner)

export type PlanOrder = PrimaryOrder | SecondaryOrder | SpecialOrder | FreeOrder

/** A Tactical Genius moves the mission die, having seen it (BG-312). */
export interface ShiftOrder {
  readonly kind: 'shift'
  readonly battle: Token
  readonly by: -1 | 0 | 1
}

/** One side's report of a battle: a table result, the wish for an abstract one, or a forfeit (BG-210 … BG-215). */
export interface ResultOrder {
  readonly kind: 'result'
  readonly battle: Token
  /** Asks for abstract resolution; then `winner` and `lost` are left out. */
  readonly abstract?: boolean
  readonly winner?: SeatId | 'draw'
  /** Points lost on the table by seat; both seats of the battle, halves allowed. */
  readonly lost?: Readonly<Record<string, number>>
  /** The army list that the reporter fielded: kept with his sheet, read by no rule (BG-194). */
  readonly list?: string
  /** Levels that the reporter gives up himself (BG-313). */
  readonly sacrifice?: number
  /** Who forfeits: the reporter concedes his own, or claims that the other did not answer (BG-199). */
  readonly forfeits?: readonly SeatId[]
}

/** He of whom a forfeit is claimed says that he has answered, or concedes. */
export interface AnswerOrder {
  readonly kind: 'answerForfeit'
  readonly battle: Token
  readonly answer: 'answered' | 'concede'
}

/** A third player whose word the reporter would take if the sheets still differ. */
export interface AcceptOrder {
  readonly kind: 'accept'
  readonly battle: Token
  readonly of: SeatId
}

/** A third player says whose sheet is true; null where he cannot tell. */
export interface WordOrder {
  readonly kind: 'word'
  /** `Battle.word` */
  readonly battle: Token
  readonly sheet: SeatId | null
}

/** The only submitter chooses which result stands, where the settings let him. */
export interface ChooseOrder {
  readonly kind: 'choose'
  readonly battle: Token
  readonly use: 'sheet' | 'abstract'
}

/** What a facilitator rules, with the reason that those whom it concerns are told. */
export type RulingOrder =
  /** Where a banner without a retreat order goes. */
  | ({ readonly kind: 'ruleRetreat'; readonly to: CellName; readonly reason?: string } & OfBanner)
  /** How a battle ended whose sheets differ: a result, or abstract resolution. */
  | {
      readonly kind: 'ruleBattle'
      readonly battle: Token
      readonly reason: string
      readonly abstract?: boolean
      readonly winner?: SeatId | 'draw'
      readonly lost?: Readonly<Record<string, number>>
    }
  /** Whether a claimed forfeit stands. */
  | { readonly kind: 'ruleForfeit'; readonly battle: Token; readonly stands: boolean; readonly reason: string }
  /** The champion among those who reached their objectives together, or nobody yet. */
  | { readonly kind: 'ruleVictory'; readonly champion: SeatId | null; readonly reason: string }

/** An army before the first turn: the scenario's proposal, a printed one, or an own list (BG-300). */
export interface ArmyOrder {
  readonly kind: 'army'
  readonly choose: 'proposal' | 'own' | ArmyType
  /** What everybody is told of it; null leaves the proposal's or the printed army's. */
  readonly type: string | null
  /** Rules of an own list. */
  readonly rules: readonly ChosenRule[]
  readonly customs: readonly CustomRule[]
  /** The node, where Hive Mentality is taken. */
  readonly node: PieceId | null
}

/** Whether another's own list may stand: a ruling of the facilitator, or one seat's consent (BG-300). */
export interface JudgeOrder {
  readonly kind: 'judge'
  readonly list: SeatId
  readonly approve: boolean
  readonly reason: string | null
}

export type BoltgunOrder =
  | PlanOrder
  | ShiftOrder
  | ResultOrder
  | AcceptOrder
  | WordOrder
  | ChooseOrder
  | AnswerOrder
  | RulingOrder
  | ArmyOrder
  | JudgeOrder
type OrderName = BoltgunOrder['kind']

/** The orders of one kind. */
export type OrderOf<Kind extends OrderName> = BoltgunOrder & { readonly kind: Kind }

/** Kinds that a plan gives to banners, and those that answer other questions. */
export type PlanName = PlanOrder['kind']
export type AnswerName = Exclude<OrderName, PlanName>
