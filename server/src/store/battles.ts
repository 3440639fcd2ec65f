import { In, IsNull } from 'typeorm'
import {
  Battle,
  type BattleEntity,
  BattleEntry,
  type BattleEntryEntity,
  BattleName,
  BattleSide,
  type BattleSideEntity,
} from '../db/entities/battles.js'
import { isUuid, type Tx } from './tx.js'

/** What one side's view calls a battle. */
export interface NamedSide {
  readonly seat: string
  readonly about: string
}

/** A desk that stands open, with its sides in order of their seats. */
export interface OpenBattle extends BattleEntity {
  readonly sides: readonly NamedSide[]
}

/** By the engine's own name. */
export const openBattles = async (tx: Tx, campaign: string): Promise<readonly OpenBattle[]> => {
  const battles = await tx.find(Battle, { where: { campaign, closedAt: IsNull() }, order: { key: 'ASC' } })
  if (battles.length === 0) return []
  const names = await tx.query<{ battle: string; seat: string; about: string }[]>(
    `SELECT DISTINCT ON (battle, seat) battle, seat, about FROM muster.battle_name
     WHERE battle = ANY($1) ORDER BY battle, seat, since DESC`,
    [battles.map(({ id }) => id)],
  )
  return battles.map((battle) => ({
    ...battle,
    sides: names.filter((name) => name.battle === battle.id).map(({ seat, about }) => ({ seat, about })),
  }))
}

export const nameBattle = async (tx: Tx, battle: string, { seat, about }: NamedSide, since: Date): Promise<void> => {
  await tx.insert(BattleName, { battle, seat, since, about })
}

export const openBattle = async (tx: Tx, { sides, ...battle }: OpenBattle): Promise<void> => {
  const { id, campaign, openedAt } = battle
  await tx.insert(Battle, battle)
  await tx.insert(
    BattleSide,
    sides.map(({ seat }) => ({ battle: id, campaign, seat, zone: null })),
  )
  for (const side of sides) await nameBattle(tx, id, side, openedAt)
}

export const closeBattles = async (tx: Tx, ids: readonly string[], closedAt: Date): Promise<void> => {
  if (ids.length > 0) await tx.update(Battle, { id: In([...ids]) }, { closedAt })
}

/** Of one campaign, with its sides; null for an id of another as for one that nobody has. */
export const battleOf = async (
  tx: Tx,
  campaign: string,
  id: string,
): Promise<{ readonly battle: BattleEntity; readonly sides: readonly BattleSideEntity[] } | null> => {
  const battle = isUuid(id) ? await tx.findOneBy(Battle, { id, campaign }) : null
  return battle && { battle, sides: await tx.find(BattleSide, { where: { battle: id }, order: { seat: 'ASC' } }) }
}

export const setZone = async (tx: Tx, battle: string, seat: string, zone: string): Promise<void> => {
  await tx.update(BattleSide, { battle, seat }, { zone })
}

export const entryByKey = (tx: Tx, battle: string, by: string, key: string): Promise<BattleEntryEntity | null> =>
  tx.findOneBy(BattleEntry, { battle, by, key })

/** What was said about when to meet, in order. */
export const timesOf = (tx: Tx, battle: string): Promise<BattleEntryEntity[]> =>
  tx.find(BattleEntry, {
    where: { battle, kind: In(['TIMES', 'AGREEMENT', 'CALLED_OFF']) },
    order: { number: 'ASC' },
  })

/** How many entries a desk has of all, and a side of its own: ever, and since a moment ago. */
export const countEntries = async (
  tx: Tx,
  battle: string,
  seat: string,
  since: Date,
): Promise<{ readonly all: number; readonly own: number; readonly lately: number }> => {
  const rows = await tx.query<{ all: number; own: number; lately: number }[]>(
    `SELECT count(*)::integer AS all, count(*) FILTER (WHERE seat = $2)::integer AS own,
       count(*) FILTER (WHERE seat = $2 AND at > $3)::integer AS lately
     FROM muster.battle_entry WHERE battle = $1`,
    [battle, seat, since],
  )
  return rows[0] ?? { all: 0, own: 0, lately: 0 }
}

export const insertEntry = async (tx: Tx, entry: BattleEntryEntity): Promise<void> => {
  await tx.insert(BattleEntry, entry)
}
