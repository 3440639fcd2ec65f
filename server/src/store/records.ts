import { sql, type Tx } from './sql.js'
import { aheadHours } from './vacations.js'

/**
 * Counts a stage that asked all seats the same, for the holders of those that were asked: who was silent at its deadline is excused while on a vacation that was
 * announced early enough.
 */
export const countStage = async (
  tx: Tx,
  {
    answered,
    silent,
    at,
  }: { readonly answered: readonly string[]; readonly silent: readonly string[]; readonly at: Date },
): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.holding h SET stages_asked = stages_asked + 1, stages_silent = stages_silent + CASE WHEN s.silent AND NOT s.away THEN 1 ELSE 0 END,
       stages_excused = stages_excused + CASE WHEN s.silent AND s.away THEN 1 ELSE 0 END
     FROM (
       SELECT x.id, x.id = ANY($2) AS silent, EXISTS (SELECT FROM muster.vacation v WHERE v.user_id = x.user_id AND v.ended_at IS NULL
         AND v.from_at <= $3 AND v.until_at > $3 AND v.announced_at <= v.from_at - ${String(aheadHours)} * interval '1 hour') AS away
       FROM muster.holding x WHERE x.id = ANY($1 || $2)) s
     WHERE h.id = s.id`,
    [answered, silent, at],
  )
}

export type RecordShown = 'NOBODY' | 'ORGANISERS' | 'MEMBERS'

export const showRecord = async (tx: Tx, userId: string, shown: RecordShown): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.record_choice (user_id, shown) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET shown = excluded.shown`,
    [userId, shown],
  )
}
