import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { generatedBy, type Game } from '../compute/registry.js'
import { resolveSettings, type Settings } from '@muster/rulesets/kit/settings.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import type { SeatEntity } from '../../db/entities/places.js'
import * as books from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { gathering } from '../../store/gathering.js'
import { insertSeats, takeSeat } from '../../store/places.js'
import { clock } from '../../store/tx.js'
import { farthest, isHour, isTimeZone } from '../common/calendar.js'
import type { Context } from '../access/context.js'
import { engine } from '../common/fault.js'
import { badInput, Problem } from '../../base/problems.js'
import { isSeatBytes, seatBytesProblem } from './seatBytes.js'
import type { Caller, CampaignRef, CreateCampaign, DeadlineRule } from '../common/contract.js'

/** Campaigns of one organiser that have not begun. */
const mostGathering = 20

const nameOf = ({ name }: CreateCampaign): string => {
  const trimmed = name.trim()
  if (trimmed.length < 1 || trimmed.length > 80) throw badInput('Enter a name of 1 to 80 characters for the campaign.')
  if (/[\p{Cc}\p{Cf}]/u.test(trimmed)) throw badInput('Remove control characters from the name.')
  return trimmed
}

/** A rule for each of the ruleset's classes; a class that is not named takes the ruleset's length. */
const deadlineRules = (
  ruleset: Game,
  given: Readonly<Record<string, DeadlineRule>> = {},
): Readonly<Record<string, DeadlineRule>> => {
  const known = ruleset.deadlines.map(({ id }) => id)
  const unknown = Object.keys(given).find((id) => !known.includes(id))
  if (unknown !== undefined) throw badInput(`There is no deadline called ${unknown}. Use ${known.join(', ')}.`)
  const rules = ruleset.deadlines.map(({ id, days }): [string, DeadlineRule] => {
    const rule = Object.hasOwn(given, id) ? given[id] : { days, at: '23:59' }
    if (rule && !(rule.days >= 0 && rule.days <= farthest && isHour(rule.at)))
      throw badInput(`The deadline ${id} must be 0 to ${String(farthest)} days and a time like 23:59.`)
    return [id, rule ? { days: rule.days, at: rule.at } : null]
  })
  return Object.fromEntries(rules)
}

const settingsOf = (ruleset: Game, { settings = {} }: CreateCampaign): Settings => {
  const resolved = engine(() => resolveSettings(ruleset.settings, settings))
  if (!resolved.ok) throw badInput(`The setting does not fit: ${resolved.problem.message}.`)
  return resolved.value
}

/** What a group chose of the shelf, kept as it chose it. */
const tabletopOf = ({ registry }: Context, { tabletop }: CreateCampaign): TabletopChoice => {
  const choice = { ...registry.defaultChoice, ...tabletop }
  const made = engine(() => registry.system(choice))
  if (made.ok) return choice
  const { key, message } = made.problem
  throw badInput(`The tabletop system has a wrong value at \`${key}\`: ${message}.`)
}

const check = (input: CreateCampaign, seats: readonly string[]): void => {
  if (!isTimeZone(input.timeZone)) throw badInput('Give an IANA time zone, e.g. Europe/Berlin.')
  const delay = input.observersDelayTurns
  if (delay !== undefined && !(Number.isInteger(delay) && delay >= 3 && delay <= 1000))
    throw badInput('The delay for observers must be a whole number of turns from 3 to 1000, or left out.')
  const hours = input.noticeHours
  if (hours !== undefined && !(Number.isInteger(hours) && hours >= 1 && hours <= 336))
    throw badInput('The notice must be a whole number of hours from 1 to 336.')
  if (input.seat === undefined) return
  if (!seats.includes(input.seat)) throw badInput(`Choose one of the seats ${seats.join(', ')}.`)
  if (!isSeatBytes(input.seatBytes)) throw seatBytesProblem()
}

interface Checked {
  readonly row: Omit<books.NewCampaign, 'publicKey' | 'boardHash'>
  readonly board: Board
  readonly seats: readonly Omit<SeatEntity, 'campaign'>[]
}

const scenarioProblem = (ruleset: Game, scenarioId: string): string => {
  const found = generatedBy(ruleset, scenarioId)
  return found.ok ? 'This map cannot be generated. Choose another seed.' : found.problem
}

/** Everything that can be wrong is told before a key is made. */
const checked = async (context: Context, caller: Caller, input: CreateCampaign): Promise<Checked> => {
  const { registry, maps } = context
  const ruleset = registry.get(input.rulesetId)
  if (!ruleset) throw badInput('This server does not have that ruleset. Choose one from the list of rulesets.')
  const scenario = await maps.scenario(ruleset.id, input.scenarioId)
  const board = await maps.board(ruleset.id, input.scenarioId)
  if (!scenario || !board) throw badInput(scenarioProblem(ruleset, input.scenarioId))
  const letters = seatLetters(scenario.seats.length)
  check(input, letters)
  const settings = settingsOf(ruleset, input)
  const replaceable = ruleset.resubmits?.(settings) ?? input.replaceable ?? false
  const row = {
    ...{ name: nameOf(input), ruleset: ruleset.id, edition: ruleset.edition, scenario: scenario.id },
    ...{ settings, tabletop: tabletopOf(context, input), timeZone: input.timeZone, organiser: caller.userId },
    ...{ deadlineRules: deadlineRules(ruleset, input.deadlines), showSealed: input.showSealed ?? true },
    ...{ replaceable, draftAtDeadline: input.draftAtDeadline ?? ('seal' as const) },
    ...{ observersDelay: input.observersDelayTurns ?? null, phase: 'GATHERING' as const },
    noticeHours: input.noticeHours ?? 24,
  }
  const seats = letters.map((seat, position) => {
    const { title = seat, subtitle = '' } = scenario.seats[position] ?? {}
    return {
      seat,
      position,
      title,
      subtitle,
      bot: false,
      bytes: seat === input.seat ? (input.seatBytes ?? null) : null,
    }
  })
  return { row, board, seats }
}

/** Opens a campaign: its settings are complete and frozen, and the key of its dice is published before any seat sends its bytes. */
export const createCampaign = async (context: Context, caller: Caller, input: CreateCampaign): Promise<CampaignRef> => {
  const { row, board, seats } = await checked(context, caller, input)
  const { publicKey, privateKey } = await context.newKey()
  return context.store.transaction(async (tx) => {
    if ((await gathering(tx, caller.userId)) >= mostGathering)
      throw new Problem(
        'LIMIT',
        `You have ${String(mostGathering)} campaigns that have not started. Start or end one of them before you create another.`,
      )
    const boardHash = await books.publishBoard(tx, board)
    const campaignId = await books.insertCampaign(tx, { ...row, publicKey, boardHash }, privateKey)
    await insertSeats(
      tx,
      seats.map((seat) => ({ ...seat, campaign: campaignId })),
    )
    const now = await clock(tx)
    if (input.seat !== undefined) await takeSeat(tx, campaignId, input.seat, caller.userId, now)
    const tabletop = { ...(row.tabletop as TabletopChoice) }
    const entry = { publicKey, settings: row.settings as Settings, tabletop }
    const record = { kind: 'opened', entry, publish: true }
    await enterLog(tx, campaignId, { kind: 'OPENED', by: caller, detail: { hours: row.noticeHours }, record }, now)
    if (input.seat !== undefined)
      await enterLog(tx, campaignId, { kind: 'JOINED', by: caller, seat: input.seat, detail: { role: 'PLAYER' } }, now)
    return { campaignId }
  })
}
