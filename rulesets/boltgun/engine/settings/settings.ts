import { packedSettings, type PackedSettings as Packed } from '../../../kit/packedSettings.js'
import { defineSettings, type SettingValues } from '../../../kit/settings.js'
import { campaignSettings } from './campaign.js'
import { fieldSettings } from './field.js'
import { warSettings } from './war.js'

/** Every choice that the rules leave open, with the reading that is recommended as its default. */
export const settings = defineSettings([...fieldSettings, ...warSettings, ...campaignSettings])

export type SettingKey = (typeof settings)[number]['key']
export type Settings = SettingValues<typeof settings>

/** As a view carries them: what the order desk judges by, public. */
export type PackedSettings = Packed<typeof settings>

export const { pack: packSettings, unpack: unpackSettings } = packedSettings(settings)
