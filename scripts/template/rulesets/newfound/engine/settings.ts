import { ruleId } from '../../kit/ids.js'
import type { SettingsSpec } from '../../kit/settings.js'

/** Every choice that the rules leave open, with its usual answer. */
export const settings: SettingsSpec = [
  {
    key: 'sight',
    question: 'How many squares far does a runner see?',
    source: ruleId('NF-3'),
    group: 'The field',
    type: 'number',
    default: 1,
    min: 1,
    max: 4,
  },
  {
    key: 'turns',
    question: 'After how many turns is the search given up?',
    source: ruleId('NF-7'),
    group: 'The end',
    type: 'number',
    default: 12,
    min: 3,
    max: 40,
  },
]
