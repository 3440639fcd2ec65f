import { randomUUID } from 'node:crypto'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { personIn } from '../../base/hash.js'
import * as words from '../../messages/problems.generated.js'
import * as cooling from '../../messages/coolDown.generated.js'
import * as facilitating from '../../messages/facilitating.generated.js'
import * as publishing from '../../messages/publishing.generated.js'
import * as scenarioWords from '../../messages/scenarios.generated.js'
import * as votes from '../../messages/votes.generated.js'
import type { Game } from '../compute/game.js'
import { generatedBy } from '../compute/registry.js'
import { hashOf } from '../compute/replay.js'
import { resolveSettings, type Settings } from '@muster/rulesets/kit/settings.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import type { CampaignScenarioEntity } from '../../db/entities/scenarios.js'
import type { SeatEntity } from '../../db/entities/places.js'
import * as books from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { gathering } from '../../store/gathering.js'
import { keepScenario, ownScenario } from '../../store/ownScenarios.js'
import { insertSeats, takeSeat } from '../../store/places.js'
import { clock, isUuid } from '../../store/tx.js'
import { absenceRules } from '../common/absenceRules.js'
import { farthest, isHour, isTimeZone } from '../common/calendar.js'
import type { Context } from '../access/context.js'
import { guardEngine } from '../common/fault.js'
import { badInput, Problem } from '../../base/problems.js'
import { enterBot } from './bots.js'
import { isDiceContribution, diceContributionProblem } from './diceContribution.js'
import { newLinkToken } from '../common/newLinkToken.js'
import { enterReserved, reservedAt } from './reservations.js'
import { letterLimits } from '../letters/letterLimits.js'
import { show } from './visibility.js'
import type { Caller, CampaignRef, CreateCampaign, DeadlineRule } from '../common/contract.js'

/** Campaigns of one organiser that have not begun. */
const mostGathering = 20

const nameOf = ({ name }: CreateCampaign): string => {
  const trimmed = name.trim()
  if (trimmed.length < 1 || trimmed.length > 80) throw badInput(words.campaignName(), 'name')
  if (/[\p{Cc}\p{Cf}]/u.test(trimmed)) throw badInput(words.controlsInName(), 'name')
  return trimmed
}

/** A rule for each of the ruleset's classes; a class that is not named gets the ruleset's length. */
const deadlineRules = (
  ruleset: Game,
  given: Readonly<Record<string, DeadlineRule>> = {},
): Readonly<Record<string, DeadlineRule>> => {
  const known = ruleset.deadlines.map(({ id }) => id)
  const unknown = Object.keys(given).find((id) => !known.includes(id))
  if (unknown !== undefined)
    throw badInput(words.noSuchDeadline({ deadline: unknown, known: known.join(', ') }), 'deadlines')
  const rules = ruleset.deadlines.map(({ id, days }): [string, DeadlineRule] => {
    const rule = Object.hasOwn(given, id) ? given[id] : { days, at: '23:59' }
    if (rule && !(rule.days >= 0 && rule.days <= farthest && isHour(rule.at)))
      throw badInput(words.deadlineRule({ deadline: id, days: farthest }), 'deadlines')
    return [id, rule ? { days: rule.days, at: rule.at } : null]
  })
  return Object.fromEntries(rules)
}

const settingsOf = (ruleset: Game, { settings = {} }: CreateCampaign): Settings => {
  const resolved = guardEngine(() => resolveSettings(ruleset.settings, settings))
  if (!resolved.ok) throw badInput(words.settingDoesNotFit({ problem: resolved.problem.message }), 'settings')
  return resolved.value
}

/** What a group chose of the systems, stored as chosen. */
const tabletopOf = ({ registry }: Context, { tabletop }: CreateCampaign): TabletopChoice => {
  const choice = { ...registry.defaultChoice, ...tabletop }
  const made = guardEngine(() => registry.system(choice))
  if (made.ok) return choice
  const { key, message } = made.problem
  throw badInput(words.wrongInSystem({ at: key, problem: message }), key)
}

/** @throws Problem naming what is out of bounds */
const checkVotes = ({ voteHours = 72, silentDays = 14 }: CreateCampaign): void => {
  if (!(Number.isInteger(voteHours) && voteHours >= 1 && voteHours <= 336)) throw badInput(votes.hours(), 'voteHours')
  if (!(Number.isInteger(silentDays) && silentDays >= 3 && silentDays <= 90)) throw badInput(votes.days(), 'silentDays')
}

/** Each of them once, and none that the organiser plays. */
const checkBots = ({ bots = [], seat }: CreateCampaign, seats: readonly string[]): void => {
  if (bots.some((bot) => !seats.includes(bot)) || new Set(bots).size < bots.length)
    throw badInput(words.chooseSeat({ seats: seats.join(', ') }), 'bots')
  if (seat !== undefined && bots.includes(seat)) throw badInput(words.botInOwnSeat({ seat }), 'bots')
}

const check = (input: CreateCampaign, seats: readonly string[]): void => {
  if (!isTimeZone(input.timeZone)) throw badInput(words.zone(), 'timeZone')
  const delay = input.observersDelayTurns
  if (delay !== undefined && !(Number.isInteger(delay) && delay >= 3 && delay <= 1000))
    throw badInput(words.observersDelay(), 'observersDelayTurns')
  const hours = input.noticeHours
  if (hours !== undefined && !(Number.isInteger(hours) && hours >= 1 && hours <= 336))
    throw badInput(words.noticeHours(), 'noticeHours')
  checkVotes(input)
  const { coolDownHours: coolDown = 0 } = input
  if (!(Number.isInteger(coolDown) && coolDown >= 0 && coolDown <= 24)) throw badInput(cooling.hours(), 'coolDownHours')
  if (input.blindFacilitator && input.facilitatorReadsLetters)
    throw badInput(facilitating.readsNothing(), 'blindFacilitator')
  const { publishHours = 0 } = input
  if (!(Number.isInteger(publishHours) && publishHours >= 0 && publishHours <= 168))
    throw badInput(publishing.hours(), 'publishHours')
  const { letterDelayHours: letterDelay = 0 } = input
  if (!(Number.isInteger(letterDelay) && letterDelay >= 0 && letterDelay <= letterLimits.delayHours))
    throw badInput(words.letterDelay({ most: letterLimits.delayHours }), 'letterDelayHours')
  checkBots(input, seats)
  if (input.seat === undefined) return
  if (!seats.includes(input.seat)) throw badInput(words.chooseSeat({ seats: seats.join(', ') }), 'seat')
  if (!isDiceContribution(input.diceContribution)) throw diceContributionProblem()
}

interface Checked {
  readonly row: Omit<books.NewCampaign, 'publicKey' | 'boardHash'>
  readonly board: Board
  readonly seats: readonly Omit<SeatEntity, 'campaign'>[]
  /** Of somebody's own scenario: the copy that the campaign keeps. */
  readonly kept: Pick<CampaignScenarioEntity, 'scenario' | 'printed'> | null
}

const scenarioProblem = (ruleset: Game, scenarioId: string): string => {
  const found = generatedBy(ruleset, scenarioId)
  return found.ok ? words.mapNotMade() : found.problem
}

/** Somebody's own scenario as it is now; null: the id is not of this kind. */
const ownMap = async (
  { store, engines }: Context,
  { userId }: Caller,
  rulesetId: string,
  id: string,
): Promise<(Pick<CampaignScenarioEntity, 'scenario' | 'printed'> & { readonly board: Board }) | null> => {
  if (!isUuid(id)) return null
  const found = await ownScenario(store.plain, userId, id)
  if (found?.ruleset !== rulesetId) return null
  const taken = await engines.run('takeMap', { file: found.file })
  const { names, picture } = found.file
  const printed = names || picture ? { ...(names && { names }), ...(picture && { picture }) } : null
  if (taken.ok) return { ...taken.value, printed }
  throw badInput(scenarioWords.notReady({ problem: taken.problem[0]?.text ?? '' }), 'scenarioId')
}

/** Everything that can be wrong is reported before a key is made. */
const checked = async (context: Context, caller: Caller, input: CreateCampaign): Promise<Checked> => {
  const { registry, maps } = context
  const ruleset = registry.get(input.rulesetId)
  if (!ruleset) throw badInput(words.noSuchRuleset(), 'rulesetId')
  const own = await ownMap(context, caller, ruleset.id, input.scenarioId)
  const scenario = own?.scenario ?? (await maps.scenario(ruleset.id, input.scenarioId))
  const board = own?.board ?? (await maps.board(ruleset.id, input.scenarioId))
  if (!scenario || !board) throw badInput(scenarioProblem(ruleset, input.scenarioId), 'scenarioId')
  const letters = seatLetters(scenario.seats.length)
  check(input, letters)
  const settings = settingsOf(ruleset, input)
  const replaceable = ruleset.allowsResubmission?.(settings) ?? input.replaceable ?? false
  const row = {
    ...{
      name: nameOf(input),
      ruleset: ruleset.id,
      edition: ruleset.edition,
      scenario: own ? `own.${randomUUID()}` : input.scenarioId,
    },
    ...{ settings, tabletop: tabletopOf(context, input), timeZone: input.timeZone, organiser: caller.userId },
    ...{ deadlineRules: deadlineRules(ruleset, input.deadlines), showSealed: input.showSealed ?? true },
    ...{ replaceable, draftAtDeadline: input.draftAtDeadline ?? ('seal' as const) },
    ...{ observersDelay: input.observersDelayTurns ?? null, phase: 'GATHERING' as const },
    ...{ noticeHours: input.noticeHours ?? 24, press: input.press ?? ('OPEN' as const) },
    ...{ letterDelay: input.letterDelayHours ?? 0, facilitatorReads: input.facilitatorReadsLetters ?? false },
    blindFacilitator: input.blindFacilitator ?? false,
    chronicleToken: input.publicChronicle ? newLinkToken() : null,
    ...{ coolDown: input.coolDownHours ?? 0, publishHours: input.publishHours ?? 0 },
    ...{ voteHours: input.voteHours ?? 72, silentDays: input.silentDays ?? 14 },
    absence: absenceRules(input.absence ?? {}, input.showSealed ?? true),
  }
  const reserved = reservedAt(ruleset, settings, letters, {
    kept: letters.filter((_, position) => scenario.seats[position]?.reserved),
    played: [...(input.bots ?? []), ...(input.seat === undefined ? [] : [input.seat])],
    named: input.reserved,
  })
  const seats = letters.map((seat, position) => {
    const { title = seat, subtitle = '', alliance = null } = scenario.seats[position] ?? {}
    return {
      seat,
      position,
      title,
      subtitle,
      alliance,
      bot: false,
      reservedUntil: reserved.get(seat) ?? null,
      bytes: seat === input.seat ? (input.diceContribution ?? null) : null,
    }
  })
  return { row, board, seats, kept: own && { scenario: own.scenario, printed: own.printed } }
}

/** Opens a campaign: its settings are complete and frozen, and its dice key is published before any seat sends its bytes. */
export const createCampaign = async (context: Context, caller: Caller, input: CreateCampaign): Promise<CampaignRef> => {
  const { row, board, seats, kept } = await checked(context, caller, input)
  const { publicKey, privateKey } = await context.newKey()
  return context.store.transaction(async (tx) => {
    if ((await gathering(tx, caller.userId)) >= mostGathering)
      throw new Problem('LIMIT', words.mostGathering({ most: mostGathering }))
    const boardHash = await books.publishBoard(tx, board)
    const campaignId = await books.insertCampaign(tx, { ...row, publicKey, boardHash }, privateKey)
    if (kept) await keepScenario(tx, campaignId, kept)
    await insertSeats(
      tx,
      seats.map((seat) => ({ ...seat, campaign: campaignId })),
    )
    const now = await clock(tx)
    if (input.seat !== undefined) await takeSeat(tx, campaignId, input.seat, caller.userId, now)
    const tabletop = { ...(row.tabletop as TabletopChoice) }
    const receiptKey = context.houseKey.publicKey
    // Whoever was shown this head can check later that the map was not changed.
    const scenario = kept && { scenario: hashOf(kept.scenario) }
    const entry = { publicKey, receiptKey, settings: row.settings as Settings, tabletop, ...scenario }
    const record = { kind: 'opened', entry, publish: true }
    await enterLog(tx, campaignId, { kind: 'OPENED', by: caller, detail: { hours: row.noticeHours }, record }, now)
    const { visibility = 'PRIVATE' } = input
    if (visibility !== 'PRIVATE') await show(tx, { id: campaignId, listedAt: null }, caller, visibility, now)
    if (input.seat !== undefined) {
      const own = { role: 'PLAYER', seat: input.seat } as const
      const joined = { ...own, person: personIn(campaignId, caller.userId), bytes: input.diceContribution ?? null }
      const line = { kind: 'JOINED', by: caller, seat: input.seat, detail: { role: own.role } } as const
      await enterLog(tx, campaignId, { ...line, record: { kind: 'joined', entry: joined } }, now)
    }
    for (const { seat, reservedUntil: until } of seats)
      if (until !== null) await enterReserved(tx, campaignId, caller, { seat, until }, now)
    for (const seat of input.bots ?? []) await enterBot(tx, { id: campaignId }, caller, { seat, bot: true }, now)
    return { campaignId }
  })
}
