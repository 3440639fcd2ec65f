import type { UnnamedScenario } from '@muster/rulesets/kit/mapSpec.js'
import {
  CampaignScenario,
  type CampaignScenarioEntity,
  OwnScenario,
  type OwnScenarioEntity,
} from '../db/entities/scenarios.js'
import { sql } from './sql.js'
import { isUuid, type Tx } from './tx.js'

export const ownScenario = (tx: Tx, userId: string, id: string): Promise<OwnScenarioEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(OwnScenario, { id, userId }) : Promise.resolve(null)

/** Whoever has the link may make one of their own of it. */
export const scenarioByToken = (tx: Tx, token: string): Promise<OwnScenarioEntity | null> =>
  sql(tx).findOneBy(OwnScenario, { token })

/** How many somebody has, and how many characters their files are together; `but`: without this one. */
export const scenariosOf = async (
  tx: Tx,
  userId: string,
  but: string | null,
): Promise<{ readonly count: number; readonly size: number }> => {
  const rows = await sql(tx).query<{ count: number; size: number }[]>(
    `SELECT count(*)::integer AS count, coalesce(sum(size), 0)::integer AS size FROM muster.own_scenario
     WHERE user_id = $1 AND id IS DISTINCT FROM $2`,
    [userId, but],
  )
  return rows[0] ?? { count: 0, size: 0 }
}

type New = Pick<OwnScenarioEntity, 'userId' | 'ruleset' | 'title' | 'file' | 'board' | 'size' | 'ready'>

export const insertScenario = async (tx: Tx, row: New): Promise<string> => {
  const { userId, ruleset, title, file, board, size, ready } = row
  const rows = await sql(tx).query<{ id: string }[]>(
    `INSERT INTO muster.own_scenario (user_id, ruleset, title, file, board, size, ready) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [userId, ruleset, title, JSON.stringify(file), JSON.stringify(board), size, ready],
  )
  return rows[0]?.id ?? ''
}

export const updateScenario = async (tx: Tx, id: string, change: object): Promise<void> => {
  await sql(tx).update(OwnScenario, { id }, change)
}

export const deleteScenario = async (tx: Tx, id: string): Promise<void> => {
  await sql(tx).delete(OwnScenario, { id })
}

/** A campaign keeps the scenario as it is now. */
export const keepScenario = async (
  tx: Tx,
  campaign: string,
  { scenario, printed }: Pick<CampaignScenarioEntity, 'scenario' | 'printed'>,
): Promise<void> => {
  await sql(tx).query('INSERT INTO muster.campaign_scenario (campaign, scenario, printed) VALUES ($1, $2, $3)', [
    ...[campaign, JSON.stringify(scenario), printed && JSON.stringify(printed)],
  ])
}

export const keptScenario = async (tx: Tx, campaign: string): Promise<UnnamedScenario | null> =>
  (await sql(tx).findOneBy(CampaignScenario, { campaign }))?.scenario ?? null
