import { randomUUID } from 'node:crypto'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import * as deputies from '../../store/deputies.js'
import { enterLog } from '../../store/log.js'
import type { Tx } from '../../store/tx.js'
import * as vacations from '../../store/vacations.js'
import { atItsHour } from '../common/calendar.js'
import { beginDeputyship, endDeputyship, logDeputy } from './deputies.js'
import { moveDeadline } from './moveDeadline.js'

const hour = 3_600_000
const day = 24 * hour

/** How long a deadline that falls into vacations is put off, and for whose: one after the other, as far as the campaign's rules allow. */
const afterVacations = async (
  tx: Tx,
  { id, absence, timeZone, deadlineRules }: CampaignEntity,
  group: GroupEntity,
  deadline: Date,
): Promise<{ readonly at: Date; readonly hours: ReadonlyMap<string, number> }> => {
  const latest = new Date((group.vacationFrom ?? deadline).getTime() + absence.vacationStageDays * day)
  const openedAt = await vacations.openedAtOf(tx, group.campaign, group.groupId)
  const away = await vacations.awayIn(tx, id, openedAt, deadline, latest)
  const hours = new Map<string, number>()
  let at = deadline
  for (const { holding, fromAt, untilAt, used } of away) {
    if (fromAt > at || untilAt <= at) continue
    const left = absence.vacationDays * 24 - used - (hours.get(holding) ?? 0)
    const wanted = Math.min(untilAt.getTime(), at.getTime() + left * hour)
    const rule = deadlineRules[group.class] ?? null
    const next = Math.min(atItsHour(new Date(wanted), rule, timeZone).getTime(), latest.getTime())
    if (left <= 0 || next <= at.getTime()) continue
    hours.set(holding, (hours.get(holding) ?? 0) + Math.ceil((next - at.getTime()) / hour))
    at = new Date(next)
  }
  return { at, hours }
}

/**
 * Puts the deadlines that all see off to after the announced vacations of holders, as the campaign's rules say: whether these have sealed makes no difference, so
 * that nobody can conclude it. Doing it again changes nothing.
 */
export const waitForVacations = async (tx: Tx, campaign: CampaignEntity, now: Date): Promise<void> => {
  if (campaign.absence.vacations !== 'EXTEND') return
  for (const group of await asks.openGroups(tx, campaign.id)) {
    const { common, deadlineAt, completeAt, publishAt, groupId } = group
    if (!common || !deadlineAt || completeAt || publishAt) continue
    if ((await asks.asksOf(tx, campaign.id, groupId)).some(({ seat }) => seat === facilitatorDesk)) continue
    const { at, hours } = await afterVacations(tx, campaign, group, deadlineAt)
    if (hours.size === 0) continue
    for (const [holding, used] of hours) await vacations.useVacation(tx, holding, used)
    await asks.updateGroup(tx, group, { vacationFrom: group.vacationFrom ?? deadlineAt })
    await moveDeadline(tx, campaign, group, at, { vacation: true }, now)
  }
}

/** Where a campaign says so, a bot acts for a holder on vacation for whom nobody else does. */
export const attendVacations = async (tx: Tx, { id, absence }: CampaignEntity, now: Date): Promise<void> => {
  for (const { holding, seat, vacation, untilAt: back, used } of await vacations.unattendedIn(tx, id)) {
    const asked = await deputies.deputyshipOf(tx, id, seat)
    if (asked) await endDeputyship(tx, asked, null, now)
    const left = (absence.vacationDays * 24 - used) * hour
    const untilAt = new Date(Math.min(back.getTime(), now.getTime() + left))
    const made = { ...{ id: randomUUID(), campaign: id, holding, seat, vacation, namedAt: now, fromAt: now, untilAt } }
    const row = { ...made, userId: null, bot: true, tokenHash: null, acceptedAt: now, begun: false, endedAt: null }
    await deputies.insertDeputyship(tx, row)
    await vacations.useVacation(tx, holding, Math.ceil((untilAt.getTime() - now.getTime()) / hour))
    await logDeputy(tx, row, {}, now)
    await beginDeputyship(tx, row, now)
  }
}

/** What a holder reads who announces a vacation, or takes it back; all do. */
export const logVacation = (
  tx: Tx,
  kind: 'VACATION' | 'VACATION_OVER',
  {
    campaign,
    seat,
    userId,
    fromAt,
    untilAt,
  }: {
    readonly campaign: string
    readonly seat: string
    readonly userId: string
    readonly fromAt: Date
    readonly untilAt: Date
  },
  now: Date,
): Promise<void> => {
  const detail = { from: fromAt.toISOString(), at: untilAt.toISOString() }
  return enterLog(tx, campaign, { kind, by: { userId }, seat, detail }, now)
}
