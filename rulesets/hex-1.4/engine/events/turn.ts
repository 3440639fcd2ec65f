import type { PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { Message } from '../../../kit/messages.js'
import type { Outcome } from '../../../kit/ruleset.js'
import type { Settings } from '../settings/settings.js'
import type { Force, Hex, Seat, Stage, State } from '../model/state.js'

/** The frame of a campaign: its opening, its turns and stages, its end. */
export type TurnEvent =
  /** The campaign as it opens: public and secret parts together, for the referee. */
  | {
      readonly kind: 'opened'
      readonly board: State['board']
      readonly settings: Settings
      readonly missionNames: Readonly<Record<string, string>>
      readonly seats: readonly Seat[]
      readonly hexes: readonly Hex[]
      readonly forces: readonly Force[]
    }
  /** `repeats`: the turn before had no battle (HX-004). */
  | { readonly kind: 'turnOpened'; readonly turn: number; readonly repeats: boolean }
  | { readonly kind: 'stageOpened'; readonly turn: number; readonly stage: Stage }
  /** A stage is resolved, whether it was worth opening or not: one for the record. */
  | { readonly kind: 'stageClosed'; readonly turn: number; readonly stage: Stage }
  /** An order of a sealed list that is not carried out: told to its seat. `index` counts from 0. */
  | {
      readonly kind: 'orderRefused'
      readonly seat: SeatId
      readonly stage: Stage
      readonly index: number
      readonly order: string
      readonly piece: PieceId | null
      readonly code: string
      /** What the desk says of it; a text in events from before refusals had keys. */
      readonly text: Message | string
      readonly rule: RuleId
    }
  | { readonly kind: 'turnClosed'; readonly turn: number }
  | { readonly kind: 'campaignEnded'; readonly outcome: Outcome }
