import type { SettingOverrides, SettingsSpec } from './settings.js'

/** How a group may begin: the first time, as a league, or knowing the rules by heart. */
export const presetIds = ['first', 'league', 'veteran'] as const

export type PresetId = (typeof presetIds)[number]

/** How fast it may play: on one evening, at the club from week to week, or without ever meeting. */
export const paceIds = ['evening', 'league', 'post'] as const

export type PaceId = (typeof paceIds)[number]

/** A named set of values for a ruleset’s settings. */
export interface Preset<Spec extends SettingsSpec = SettingsSpec> {
  /** What it is like to play so, in one sentence. */
  readonly about: string
  /** What differs from the defaults. */
  readonly settings: SettingOverrides<Spec>
}

export type Presets<Spec extends SettingsSpec = SettingsSpec> = Readonly<Record<PresetId, Preset<Spec>>>

/** How long a deadline class gives: whole days, and the time of day; null: until all have answered. */
type Length = { readonly days: number; readonly at: string } | null

/** So many days after the stage opens, at this time of day. */
export const by = (days: number, at: string): Length => ({ days, at })

/** Every deadline class of a ruleset with its length, for each pace: one that is left out does not compile. */
export type Paces<Class extends string = string> = Readonly<Record<PaceId, Readonly<Record<Class, Length>>>>
