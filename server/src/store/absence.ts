import type { HoldingEntity } from '../db/entities/places.js'
import { Holding } from '../db/entities/places.js'
import { In } from 'typeorm'
import { sql } from './sql.js'
import type { Tx } from './tx.js'

export const setAbsence = async (
  tx: Tx,
  ids: readonly string[],
  changes: Partial<Pick<HoldingEntity, 'silentStages' | 'offeredAt' | 'offeredByHolder' | 'offerNote'>>,
): Promise<void> => {
  await sql(tx).update(Holding, { id: In([...ids]) }, changes)
}

/** The next one grows back so many turns after the first was used. */
export const useExcuses = async (tx: Tx, ids: readonly string[], turn: number): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.holding SET excuses_turn = CASE excuses_used WHEN 0 THEN $2 ELSE excuses_turn END, excuses_used = excuses_used + 1
     WHERE id = ANY($1)`,
    [ids, turn],
  )
}

/** A turn begins: one excuse of each seat grows back where its time has come. */
export const regrowExcuses = async (tx: Tx, campaign: string, turn: number, every: number): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.holding SET excuses_used = excuses_used - 1, excuses_turn = $2
     WHERE campaign = $1 AND until IS NULL AND excuses_used > 0 AND $2 - excuses_turn >= $3`,
    [campaign, turn, every],
  )
}
