import { defineSettings, type SettingValues } from '../../kit/settings.js'
import { settingsOf } from '../../kit/settingsOf.js'

const field = settingsOf('The field')
const end = settingsOf('The end')

/** Every choice that the rules leave open, with its usual answer. */
export const settings = defineSettings([
  field.number('sight', 1, [1, 4], 'NF-3', 'How many squares far does a runner see?'),
  end.number('turns', 12, [3, 40], 'NF-7', 'After how many turns is the search given up?'),
])

export type SettingKey = (typeof settings)[number]['key']
export type Settings = SettingValues<typeof settings>
