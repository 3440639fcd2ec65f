import type { SettingsSpec } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem } from '@muster/rulesets/kit/system.js'

/** The readings that mean something under these variants: those whose default may be said. */
export const readingsOf = (system: ShelvedSystem, variants: readonly string[]): SettingsSpec =>
  system.settings.filter(
    ({ key, default: usual }) => system.choose({ variants, settings: { [key]: usual }, overrides: {} }).ok,
  )
