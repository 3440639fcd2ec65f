import type { RulePage } from '../../kit/rulePage.js'
import { aftermathRules } from './rules/aftermath.js'
import { battleRules } from './rules/battles.js'
import { campaignRules } from './rules/campaign.js'
import { facilityRules } from './rules/facilities.js'
import { groundRules } from './rules/ground.js'
import { incomeRules } from './rules/income.js'
import { knowledgeRules } from './rules/knowledge.js'
import { movementRules } from './rules/movement.js'
import { reconRules } from './rules/recon.js'
import { settledRules } from './rules/settled.js'
import type { SettingKey } from './settings/settings.js'

/** Every rule by its ledger id, in our words: what the "why" of a line opens. */
export const rules: RulePage<SettingKey> = {
  ...campaignRules,
  ...incomeRules,
  ...facilityRules,
  ...movementRules,
  ...reconRules,
  ...battleRules,
  ...aftermathRules,
  ...groundRules,
  ...knowledgeRules,
  ...settledRules,
}
