import type { UnnamedScenario } from '@muster/rulesets/kit/mapSpec.js'
import type { PrintedOn, ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { flag, int, json, key, madeId, maybe, table, text, time, uuid } from './define.js'

/** A scenario that somebody has drawn or brought. */
export interface OwnScenarioEntity {
  id: string
  userId: string
  ruleset: string
  title: string
  revision: number
  file: ScenarioFile
  /** The bare ground, to show it in lists. */
  board: Board
  /** Characters of the file. */
  size: number
  /** Whether a campaign can be played on it. */
  ready: boolean
  /** The last part of its link; null: it has none. */
  token: string | null
  madeAt: Date
  changedAt: Date
}

export const OwnScenario = table<OwnScenarioEntity>('own_scenario', {
  id: madeId(),
  userId: text('user_id'),
  ruleset: text(),
  title: text(),
  revision: { ...int(), default: 1 },
  file: json(),
  board: json(),
  size: int(),
  ready: flag(),
  token: maybe(text()),
  madeAt: { ...time('made_at'), createDate: true },
  changedAt: { ...time('changed_at'), createDate: true },
})

/** The copy that a campaign keeps: what becomes of the original changes nothing. */
export interface CampaignScenarioEntity {
  campaign: string
  scenario: UnnamedScenario
  /** Null: nothing is. */
  printed: PrintedOn | null
}

export const CampaignScenario = table<CampaignScenarioEntity>('campaign_scenario', {
  campaign: key(uuid()),
  scenario: json(),
  printed: maybe(json()),
})
