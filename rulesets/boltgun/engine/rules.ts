import type { RulePage } from '../../kit/rulePage.js'
import { armyRules } from './rules/armyRuleTexts.js'
import { battleRules } from './rules/battles.js'
import { goalRules } from './rules/goals.js'
import { intelligenceRules } from './rules/intelligenceTexts.js'
import { mapRules } from './rules/map.js'
import { orderRules } from './rules/orderTexts.js'
import { playRules } from './rules/play.js'
import { registerRules } from './rules/register.js'
import { settledRules } from './rules/settled.js'
import type { SettingKey } from './settings/settings.js'

/** Every rule by its ledger id, in our words: what the "why" of a line opens. `A-nn` is how a doubtful place is read. */
export const rules: RulePage<SettingKey> = {
  ...playRules,
  ...mapRules,
  ...orderRules,
  ...intelligenceRules,
  ...battleRules,
  ...goalRules,
  ...armyRules,
  ...registerRules,
  ...settledRules,
}
