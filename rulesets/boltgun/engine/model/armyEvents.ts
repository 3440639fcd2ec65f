import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { ArmyRule } from '../data/armyRules.js'
import type { ArmyList } from './list.js'

/** One entry of a player's packet as it is read out before the first turn (BG-011). */
export type PacketItem =
  | {
      readonly of: 'banners'
      readonly banners: readonly { readonly id: PieceId; readonly at: Cell; readonly level: number }[]
    }
  | { readonly of: 'rule'; readonly rule: ArmyRule; readonly title: string }
  | { readonly of: 'custom'; readonly title: string; readonly text: string }
  | { readonly of: 'limits'; readonly type: string; readonly points: number; readonly budget: number | null }
  | { readonly of: 'objective'; readonly text: string; readonly secondary: boolean; readonly cells: readonly Cell[] }
  | { readonly of: 'known'; readonly label: string; readonly at: Cell }

/** How armies are chosen before the first turn (BG-300). */
export type ArmyEvent =
  /** Armies are asked for: in round 1 of all, in round 2 of those whose list was refused. */
  | { readonly kind: 'armiesOpened'; readonly round: 1 | 2; readonly footprints: boolean }
  | { readonly kind: 'armyFiled'; readonly seat: SeatId; readonly list: ArmyList; readonly silent: boolean }
  | { readonly kind: 'approvalOpened' }
  | { readonly kind: 'consentOpened' }
  /** An own list is laid before the other seats. */
  | { readonly kind: 'listShown'; readonly seat: SeatId; readonly list: ArmyList }
  /** Told to its owner with the reasons; to others only when they were asked. */
  | {
      readonly kind: 'listJudged'
      readonly seat: SeatId
      readonly approved: boolean
      readonly by: 'facilitator' | 'consent'
      readonly round: 1 | 2
      readonly reasons: readonly string[]
    }
  /** The army with which a seat goes to war. */
  | { readonly kind: 'armyTaken'; readonly seat: SeatId; readonly list: ArmyList }
  /** BG-196: army types are public from the start. */
  | {
      readonly kind: 'armiesSettled'
      readonly types: readonly { readonly seat: SeatId; readonly type: string }[]
    }
  | { readonly kind: 'packetRead'; readonly seat: SeatId; readonly item: PacketItem }
