import { defineSettings, type SettingValues } from '../../kit/settings.js'
import { settingsOf } from '../../kit/settingsOf.js'
import * as words from '../messages/settings.generated.js'

const field = settingsOf(words.fieldGroup)
const end = settingsOf(words.endGroup)

/** Every choice that the rules leave open, with its default. */
export const settings = defineSettings([
  field.number('sight', 1, [1, 4], 'NF-3', words.sight),
  end.number('turns', 12, [3, 40], 'NF-7', words.turns),
])

export type SettingKey = (typeof settings)[number]['key']
export type Settings = SettingValues<typeof settings>
