import type { SettingsSpec } from '../../kit/settings.js'
import { battleSettings } from './settings/battle.js'
import { campaignSettings } from './settings/campaign.js'
import { moveSettings } from './settings/movement.js'

/** Every choice that the rules leave open, with the reading that is recommended as its default (section S). */
export const settings: SettingsSpec = [...campaignSettings, ...moveSettings, ...battleSettings]
