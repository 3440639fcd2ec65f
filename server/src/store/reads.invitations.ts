import type { InvitedRole } from '../db/terms.js'
import type { OfferRow } from './reads.offers.js'

export interface InvitationRow {
  readonly id: string
  readonly role: InvitedRole
  readonly seat: string | null
  readonly expiresAt: string
  readonly usedBy: string | null
}

export interface InvitationPreview {
  readonly campaignId: string
  readonly campaign: string
  readonly rulesetId: string
  readonly role: InvitedRole | 'DEPUTY' | 'COMMANDER'
  /** Null: whichever seat is free, or no seat at all. */
  readonly seat: string | null
  readonly seatTitle: string | null
  readonly expiresAt: string
  readonly publicKey: string
  readonly offer: OfferRow
  /** Of a link that asks somebody to act for a seat: from when until when. */
  readonly deputyFrom: string | null
  readonly deputyUntil: string | null
  /** Name of whoever made the link. */
  readonly invitedBy: string | null
}
