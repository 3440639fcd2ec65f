import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/requests.generated.js'
import { badInput } from '../base/problems.js'
import type { CreateCampaign, DeadlineRule } from '../referee/common/contract.js'
import type { CreateCampaignInput, TabletopInput } from './types/inputs.js'

type JsonObject = Readonly<Record<string, Json>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectOf = (value: Json, name: string, entries: string): JsonObject => {
  if (!isObject(value)) throw badInput(words.notObject({ name, entries }), name)
  return value
}

const settingsOf = (settings: Json, name = 'settings'): JsonObject => objectOf(settings, name, words.settingEntries())

/** The choice of a system as it came in; whether it is valid is for the system to say. */
export const tabletopOf = ({ id, variants, settings, overrides }: TabletopInput): TabletopChoice => ({
  id,
  variants: variants ?? [],
  settings: settings == null ? {} : settingsOf(settings, 'tabletop.settings'),
  overrides: overrides == null ? {} : objectOf(overrides, 'tabletop.overrides', words.cellEntries()),
})

const deadlineOf = (name: string, rule: Json): DeadlineRule => {
  if (rule === null) return null
  const { days, at } = isObject(rule) ? rule : {}
  if (typeof days !== 'number' || typeof at !== 'string')
    throw badInput(words.deadlineForm({ deadline: name.slice(0, 40) }), 'deadlines')
  return { days, at }
}

const deadlinesOf = (deadlines: Json): Readonly<Record<string, DeadlineRule>> => {
  if (!isObject(deadlines)) throw badInput(words.deadlinesForm(), 'deadlines')
  return Object.fromEntries(Object.entries(deadlines).map(([name, rule]) => [name, deadlineOf(name, rule)]))
}

/** Without what was left out. */
const chosen = <Value extends object>(value: Value): { readonly [Key in keyof Value]: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, given]) => given != null)) as {
    readonly [Key in keyof Value]: NonNullable<Value[Key]>
  }

/** What was omitted or null is left out: the use case knows the defaults. */
export const createCampaignOf = (input: CreateCampaignInput): CreateCampaign => {
  const {
    settings,
    tabletop,
    deadlines,
    showSealed,
    replaceable,
    draftAtDeadline,
    seat,
    bots,
    diceContribution,
    observersDelayTurns,
    noticeHours,
    press,
    letterDelayHours,
    facilitatorReadsLetters,
    blindFacilitator,
    publicChronicle,
    absence,
    visibility,
    coolDownHours,
    publishHours,
    voteHours,
    silentDays,
  } = input
  return {
    name: input.name,
    rulesetId: input.rulesetId,
    scenarioId: input.scenarioId,
    timeZone: input.timeZone,
    ...(settings == null ? {} : { settings: settingsOf(settings) }),
    ...(tabletop == null ? {} : { tabletop: tabletopOf(tabletop) }),
    ...(deadlines == null ? {} : { deadlines: deadlinesOf(deadlines) }),
    ...(showSealed == null ? {} : { showSealed }),
    ...(replaceable == null ? {} : { replaceable }),
    ...(draftAtDeadline == null ? {} : { draftAtDeadline }),
    ...(seat == null ? {} : { seat }),
    ...(bots == null ? {} : { bots }),
    ...(diceContribution == null ? {} : { diceContribution }),
    ...(observersDelayTurns == null ? {} : { observersDelayTurns }),
    ...(noticeHours == null ? {} : { noticeHours }),
    ...(press == null ? {} : { press }),
    ...(letterDelayHours == null ? {} : { letterDelayHours }),
    ...(blindFacilitator == null ? {} : { blindFacilitator }),
    ...(facilitatorReadsLetters == null ? {} : { facilitatorReadsLetters }),
    ...(visibility == null ? {} : { visibility }),
    ...(coolDownHours == null ? {} : { coolDownHours }),
    ...(publishHours == null ? {} : { publishHours }),
    ...(voteHours == null ? {} : { voteHours }),
    ...(silentDays == null ? {} : { silentDays }),
    ...(publicChronicle == null ? {} : { publicChronicle }),
    ...(absence == null ? {} : { absence: chosen(absence) }),
  }
}
