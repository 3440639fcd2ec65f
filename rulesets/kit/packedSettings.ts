import { alike, type Json } from './json.js'
import { once } from './memo.js'
import { defaultsOf, type SettingsSpec, type SettingValues } from './settings.js'

declare const packed: unique symbol

/** The settings that differ from their defaults, as a view carries them. They can only be read unpacked, so that no reader needs a default of its own. */
export type PackedSettings<Spec extends SettingsSpec> = { readonly [packed]: Spec }

/** How the views of a ruleset carry its settings; both ways are computed once per object. */
export const packedSettings = <Spec extends SettingsSpec>(spec: Spec) => {
  const defaults: Readonly<Record<string, Json>> = defaultsOf(spec)
  return {
    pack: once((values: SettingValues<Spec>): PackedSettings<Spec> => {
      const changed: object = Object.fromEntries(
        Object.entries<Json>(values).filter(([key, value]) => !alike(value, defaults[key])),
      )
      return changed as PackedSettings<Spec>
    }),
    unpack: once((changed: PackedSettings<Spec>): SettingValues<Spec> => ({ ...defaultsOf(spec), ...changed })),
  }
}
