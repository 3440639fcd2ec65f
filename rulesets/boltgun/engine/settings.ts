import type { SettingsSpec } from '../../kit/settings.js'
import { campaignSettings } from './settings/campaign.js'
import { fieldSettings } from './settings/field.js'
import { warSettings } from './settings/war.js'

/** Every choice that the rules leave open, with the reading that is recommended as its default. */
export const settings: SettingsSpec = [...fieldSettings, ...warSettings, ...campaignSettings]
