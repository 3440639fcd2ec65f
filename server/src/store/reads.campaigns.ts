import type { InvitedRole } from '../db/terms.js'
import type { HouseRulesRow } from './reads.houseRules.js'

export type PlaceRole = InvitedRole | 'ORGANISER' | 'WAITING' | 'DEPUTY' | 'COMMANDER'

export interface PlaceRow {
  /** `ORGANISER` organises without a seat. */
  readonly role: PlaceRole
  readonly seat: string | null
  /** As organiser or as co-organiser. */
  readonly organiser: boolean
  readonly coOrganiser: boolean
  /** True of a holder who left or was removed: they read what the seat knew until then. */
  readonly former: boolean
  /** How often the seat may still make a stage wait; null: they hold none. */
  readonly excuses: number | null
  /** The holder's open link that asks somebody to act for them; null: there is none. */
  readonly askedDeputy: { readonly fromAt: string; readonly untilAt: string } | null
  /** Until when the holder's open link for a commander can be followed; null: there is none. */
  readonly askedCommander: string | null
}

export interface CampaignRow extends HouseRulesRow {
  readonly id: string
  readonly name: string
  /** PEM of the dice key. */
  readonly publicKey: string
  /** In seat order, from the start on; empty of a seat that nobody held then. */
  readonly seatBytes: readonly string[]
  /** Opened when the campaign has ended, null before that. */
  readonly privateKey: string | null
  readonly boardHash: string
  readonly place: PlaceRow
  readonly createdAt: string
}
