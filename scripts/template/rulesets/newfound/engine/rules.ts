import { rulePage } from '../../kit/rulePage.js'
import * as words from '../messages/rules.generated.js'
import type { SettingKey } from './settings.js'

/** The setting that changes a rule. */
const settings: { readonly [Rule in keyof typeof words.rules]?: SettingKey } = {
  'NF-3': 'sight',
  'NF-7': 'turns',
}

/** Every rule by its id, in our own words: what the "why" of a line opens. */
export const rules = rulePage<SettingKey, keyof typeof words.rules>(words.rules, settings)
