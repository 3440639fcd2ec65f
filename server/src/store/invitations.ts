import { createHash } from 'node:crypto'
import { IsNull, MoreThan } from 'typeorm'
import { Invitation, type InvitationEntity } from '../db/entities/places.js'
import { tokenTyped } from '../base/invitationCode.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

export const tokenHash = (token: string): string => createHash('sha256').update(tokenTyped(token)).digest('hex')

export const insertInvitation = async (
  tx: Tx,
  row: Pick<InvitationEntity, 'campaign' | 'role' | 'seat' | 'tokenHash' | 'expiresAt' | 'madeBy'>,
): Promise<string> => {
  const made = await sql(tx).insert(Invitation, row)
  return String(made.identifiers[0]?.['id'])
}

export const invitationById = (tx: Tx, id: string): Promise<InvitationEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(Invitation, { id }) : Promise.resolve(null)

export const invitationByToken = (tx: Tx, token: string): Promise<InvitationEntity | null> =>
  sql(tx).findOneBy(Invitation, { tokenHash: tokenHash(token) })

export const countOpenInvitations = (tx: Tx, campaign: string, now: Date): Promise<number> =>
  sql(tx).countBy(Invitation, { campaign, usedAt: IsNull(), revokedAt: IsNull(), expiresAt: MoreThan(now) })

export const markUsed = async (
  tx: Tx,
  id: string,
  { userId, name }: { readonly userId: string; readonly name: string },
  now: Date,
): Promise<void> => {
  await sql(tx).update(Invitation, { id }, { usedBy: userId, usedByName: name, usedAt: now })
}

/** Links to a place that is now taken, or one link that the organiser withdrew. */
export const revokeInvitations = async (
  tx: Tx,
  which:
    | { readonly id: string }
    | { readonly campaign: string; readonly role: InvitationEntity['role']; readonly seat?: string },
  now: Date,
): Promise<void> => {
  await sql(tx).update(Invitation, { ...which, usedAt: IsNull(), revokedAt: IsNull() }, { revokedAt: now })
}
