import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { badInput } from '../base/problems.js'
import type { CreateCampaign, DeadlineRule } from '../referee/common/contract.js'
import type { CreateCampaignInput, TabletopInput } from './types/inputs.js'

type JsonObject = Readonly<Record<string, Json>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectOf = (value: Json, name: string, entries: string): JsonObject => {
  if (!isObject(value)) throw badInput(`\`${name}\` is an object: ${entries}.`)
  return value
}

const settingsOf = (settings: Json, name = 'settings'): JsonObject =>
  objectOf(settings, name, 'key of a setting → its value')

const cells = 'path of a cell → the value in place of the printed one'

/** A choice of the shelf as it came in; whether it fits is the system's to say. */
export const tabletopOf = ({ id, variants, settings, overrides }: TabletopInput): TabletopChoice => ({
  id,
  variants: variants ?? [],
  settings: settings == null ? {} : settingsOf(settings, 'tabletop.settings'),
  overrides: overrides == null ? {} : objectOf(overrides, 'tabletop.overrides', cells),
})

const deadlineOf = (name: string, rule: Json): DeadlineRule => {
  if (rule === null) return null
  const { days, at } = isObject(rule) ? rule : {}
  if (typeof days !== 'number' || typeof at !== 'string')
    throw badInput(`The deadline ${name.slice(0, 40)} must be like { "days": 7, "at": "23:59" }, or null for none.`)
  return { days, at }
}

const deadlinesOf = (deadlines: Json): Readonly<Record<string, DeadlineRule>> => {
  if (!isObject(deadlines)) throw badInput('`deadlines` is an object: class of deadlines → rule.')
  return Object.fromEntries(Object.entries(deadlines).map(([name, rule]) => [name, deadlineOf(name, rule)]))
}

/** What was left out or null is left out: the use case knows the defaults. */
export const createCampaignOf = (input: CreateCampaignInput): CreateCampaign => {
  const {
    settings,
    tabletop,
    deadlines,
    showSealed,
    replaceable,
    draftAtDeadline,
    seat,
    seatBytes,
    observersDelayTurns,
    noticeHours,
  } = input
  if (draftAtDeadline != null && draftAtDeadline !== 'seal' && draftAtDeadline !== 'ignore')
    throw badInput('`draftAtDeadline` is `seal` or `ignore`.')
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
    ...(seatBytes == null ? {} : { seatBytes }),
    ...(observersDelayTurns == null ? {} : { observersDelayTurns }),
    ...(noticeHours == null ? {} : { noticeHours }),
  }
}
