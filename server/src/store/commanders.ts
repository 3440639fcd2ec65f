import { IsNull, Not } from 'typeorm'
import { Briefing } from '../db/entities/books.js'
import { Commander, type CommanderEntity } from '../db/entities/commanders.js'
import type { HoldingEntity } from '../db/entities/places.js'
import { tokenHash } from './invitations.js'
import { sql, type Tx } from './sql.js'
import { isUuid } from './tx.js'

/** The seat that somebody plays with its holder. */
export const commanderOf = (tx: Tx, campaign: string, userId: string): Promise<CommanderEntity | null> =>
  sql(tx).findOneBy(Commander, { campaign, userId, endedAt: IsNull() })

/** Those of a holder. */
export const commandersOf = (tx: Tx, { id }: Pick<HoldingEntity, 'id'>): Promise<CommanderEntity[]> =>
  sql(tx).findBy(Commander, { holding: id, userId: Not(IsNull()), endedAt: IsNull() })

/** A commander of any seat, by the id of their place. */
export const commanderById = async (tx: Tx, campaign: string, id: string): Promise<CommanderEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(Commander, { campaign, id, userId: Not(IsNull()), endedAt: IsNull() }) : null

/** The link that nobody has followed yet. */
export const askedCommander = (tx: Tx, campaign: string, seat: string): Promise<CommanderEntity | null> =>
  sql(tx).findOneBy(Commander, { campaign, seat, acceptedAt: IsNull(), endedAt: IsNull() })

/** Seats that somebody has played with their holders: knowledge does not leave with the place. */
export const seatsCommanded = async (tx: Tx, campaign: string, userId: string): Promise<readonly string[]> =>
  (await sql(tx).findBy(Commander, { campaign, userId })).map(({ seat }) => seat)

/** What a link asks for. */
export const commanderByToken = (tx: Tx, token: string): Promise<CommanderEntity | null> =>
  sql(tx).findOneBy(Commander, { tokenHash: tokenHash(token) })

export const insertCommander = async (
  tx: Tx,
  row: Pick<CommanderEntity, 'campaign' | 'holding' | 'seat' | 'tokenHash' | 'expiresAt'>,
): Promise<void> => {
  await sql(tx).insert(Commander, row)
}

export const updateCommander = async (tx: Tx, id: string, changes: Partial<CommanderEntity>): Promise<void> => {
  await sql(tx).update(Commander, { id }, changes)
}

/** It is over: whoever it was keeps what the seat knew until now. */
export const endCommand = async (tx: Tx, { id, campaign, seat }: CommanderEntity, now: Date): Promise<void> => {
  const last = await sql(tx).maximum(Briefing, 'number', { campaign, viewer: `seat:${seat}` })
  await updateCommander(tx, id, { endedAt: now, untilNumber: last ?? 0 })
}

/** Ids of the pieces that a seat was last shown as its own. */
export const piecesShown = async (tx: Tx, campaign: string, seat: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT p ->> 'id' AS id FROM (
       SELECT b.view FROM muster.briefing b WHERE b.campaign = $1 AND b.viewer = 'seat:' || $2::text ORDER BY b.number DESC LIMIT 1) v
     CROSS JOIN LATERAL json_array_elements(v.view -> 'pieces') p WHERE p ->> 'seat' = $2`,
    [campaign, seat],
  )
  return rows.map(({ id }) => id)
}

/** Whether somebody who acts at a seat may seal there. */
export const sealsAt = async (tx: Tx, campaign: string, userId: string): Promise<boolean> => {
  const rows = await sql(tx).query<{ seals: boolean }[]>(
    'SELECT muster.may_seal($2, $1, muster.acts_for($2, $1), NULL) AS seals',
    [campaign, userId],
  )
  return rows[0]?.seals ?? false
}
