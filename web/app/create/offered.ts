import type { SettingSpec } from '@muster/rulesets/kit/settings.js'

/** The API lists the only values of a number where it lists the options of a choice. */
export const offered = (spec: SettingSpec): SettingSpec => {
  if (spec.type !== 'number' || !('options' in spec) || !Array.isArray(spec.options)) return spec
  return { ...spec, values: spec.options.filter((value): value is number => typeof value === 'number') }
}
