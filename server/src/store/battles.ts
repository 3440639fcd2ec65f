import { In, IsNull } from 'typeorm'
import {
  Battle,
  type BattleEntity,
  BattleEntry,
  type BattleEntryEntity,
  BattleSide,
  type BattleSideEntity,
} from '../db/entities/battles.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

/** The war is over: no desk stays open. */
export const closeAllBattles = async (tx: Tx, campaign: string, closedAt: Date): Promise<void> => {
  await sql(tx).update(Battle, { campaign, closedAt: IsNull() }, { closedAt })
}

/** Of one campaign, with its sides; null for an id of another campaign as for one that does not exist. */
export const battleOf = async (
  tx: Tx,
  campaign: string,
  id: string,
): Promise<{ readonly battle: BattleEntity; readonly sides: readonly BattleSideEntity[] } | null> => {
  const battle = isUuid(id) ? await sql(tx).findOneBy(Battle, { id, campaign }) : null
  return battle && { battle, sides: await sql(tx).find(BattleSide, { where: { battle: id }, order: { seat: 'ASC' } }) }
}

export const setZone = async (tx: Tx, battle: string, seat: string, zone: string): Promise<void> => {
  await sql(tx).update(BattleSide, { battle, seat }, { zone })
}

export const entryByKey = (tx: Tx, battle: string, by: string, key: string): Promise<BattleEntryEntity | null> =>
  sql(tx).findOneBy(BattleEntry, { battle, by, key })

/** What was said about when to meet, in order. */
export const timesOf = (tx: Tx, battle: string): Promise<BattleEntryEntity[]> =>
  sql(tx).find(BattleEntry, {
    where: { battle, kind: In(['TIMES', 'AGREEMENT', 'CALLED_OFF']) },
    order: { number: 'ASC' },
  })

/** How many entries a desk has in total, and one of its sides in total and recently. */
export const countEntries = async (
  tx: Tx,
  battle: string,
  seat: string,
  since: Date,
): Promise<{ readonly all: number; readonly own: number; readonly lately: number }> => {
  const rows = await sql(tx).query<{ all: number; own: number; lately: number }[]>(
    `SELECT count(*)::integer AS all, count(*) FILTER (WHERE seat = $2)::integer AS own,
       count(*) FILTER (WHERE seat = $2 AND at > $3)::integer AS lately
     FROM muster.battle_entry WHERE battle = $1`,
    [battle, seat, since],
  )
  return rows[0] ?? { all: 0, own: 0, lately: 0 }
}

export const insertEntry = async (tx: Tx, entry: BattleEntryEntity): Promise<void> => {
  await sql(tx).insert(BattleEntry, entry)
}
