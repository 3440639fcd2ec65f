import { IsNull, MoreThan } from 'typeorm'
import { SeatRequest, type SeatRequestEntity } from '../db/entities/places.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

/** Until the transaction ends the same user asks for nothing else. */
export const lockAsker = async (tx: Tx, userId: string): Promise<void> => {
  await sql(tx).query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7302117))', [userId])
}

export const insertRequest = async (
  tx: Tx,
  row: Pick<SeatRequestEntity, 'campaign' | 'userId' | 'seat' | 'note' | 'bytes' | 'askedAt' | 'lapsesAt'>,
): Promise<string> => {
  const made = await sql(tx).insert(SeatRequest, row)
  return String(made.identifiers[0]?.['id'])
}

export const requestById = (tx: Tx, id: string): Promise<SeatRequestEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(SeatRequest, { id }) : Promise.resolve(null)

/** All that a user asked of a campaign. */
export const requestsTo = (tx: Tx, campaign: string, userId: string): Promise<SeatRequestEntity[]> =>
  sql(tx).findBy(SeatRequest, { campaign, userId })

const open = (now: Date) => ({ outcome: IsNull(), lapsesAt: MoreThan(now) })

export const countOpenOf = (tx: Tx, userId: string, now: Date): Promise<number> =>
  sql(tx).countBy(SeatRequest, { userId, ...open(now) })

export const countAskedSince = (tx: Tx, userId: string, since: Date): Promise<number> =>
  sql(tx).countBy(SeatRequest, { userId, askedAt: MoreThan(since) })

export const countOpenTo = (tx: Tx, campaign: string, now: Date): Promise<number> =>
  sql(tx).countBy(SeatRequest, { campaign, ...open(now) })

/** Of two answers at the same time the later finds that it came too late: false. */
export const settleRequest = async (
  tx: Tx,
  id: string,
  outcome: NonNullable<SeatRequestEntity['outcome']>,
  answer: string,
  answeredAt: Date,
): Promise<boolean> => {
  const done = await sql(tx).update(SeatRequest, { id, outcome: IsNull() }, { outcome, answer, answeredAt })
  return done.affected === 1
}
