import type { Json } from '@muster/rulesets/kit/json.js'
import { badInput } from '../referee/problems.js'
import type { CreateCampaign, DeadlineRule } from '../referee/useCases.js'
import type { CreateCampaignInput } from './types/inputs.js'

type JsonObject = Readonly<Record<string, Json>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const settingsOf = (settings: Json): JsonObject => {
  if (!isObject(settings)) throw badInput('`settings` is an object: key of a setting → its value.')
  return settings
}

const deadlineOf = (name: string, rule: Json): DeadlineRule => {
  if (rule === null) return null
  const { days, at } = isObject(rule) ? rule : {}
  if (typeof days !== 'number' || typeof at !== 'string')
    throw badInput(`The deadline ${name.slice(0, 40)} is { "days": 7, "at": "23:59" }, or null for none.`)
  return { days, at }
}

const deadlinesOf = (deadlines: Json): Readonly<Record<string, DeadlineRule>> => {
  if (!isObject(deadlines)) throw badInput('`deadlines` is an object: class of deadlines → rule.')
  return Object.fromEntries(Object.entries(deadlines).map(([name, rule]) => [name, deadlineOf(name, rule)]))
}

/** What was left out or null is left out: the use case knows the defaults. */
export const createCampaignOf = (input: CreateCampaignInput): CreateCampaign => {
  const { settings, deadlines, showSealed, replaceable, draftAtDeadline, seat, seatBytes, observersDelayTurns } = input
  if (draftAtDeadline != null && draftAtDeadline !== 'seal' && draftAtDeadline !== 'ignore')
    throw badInput('`draftAtDeadline` is `seal` or `ignore`.')
  return {
    name: input.name,
    rulesetId: input.rulesetId,
    scenarioId: input.scenarioId,
    timeZone: input.timeZone,
    ...(settings == null ? {} : { settings: settingsOf(settings) }),
    ...(deadlines == null ? {} : { deadlines: deadlinesOf(deadlines) }),
    ...(showSealed == null ? {} : { showSealed }),
    ...(replaceable == null ? {} : { replaceable }),
    ...(draftAtDeadline == null ? {} : { draftAtDeadline }),
    ...(seat == null ? {} : { seat }),
    ...(seatBytes == null ? {} : { seatBytes }),
    ...(observersDelayTurns == null ? {} : { observersDelayTurns }),
  }
}
