import { type Ask, isCalendar } from '@muster/rulesets/kit/asks.js'
import type { Game } from './registry.js'
import type { AskEntity, ClockEntity, GroupEntity } from '../db/entities/asks.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import * as asks from '../store/asks.js'
import { addJob, removeJob } from '../store/queue.js'
import type { Tx } from '../store/tx.js'
import { deadlineFrom } from './calendar.js'
import { EngineFault } from './fault.js'
import { isRuling } from './rulings.js'
import { completeGroup } from './seal.js'

/** Where the campaign stands as its questions open. `campaign` already carries the new turn and stage. */
export interface Opening {
  readonly campaign: CampaignEntity
  readonly ruleset: Game
  readonly stageChanged: boolean
  /** Whether somebody is there to rule. */
  readonly facilitator: boolean
  readonly now: Date
}

const byGroup = (wanted: readonly Ask[]): ReadonlyMap<string, readonly Ask[]> => {
  const groups = new Map<string, Ask[]>()
  for (const ask of wanted) groups.set(ask.group, [...(groups.get(ask.group) ?? []), ask])
  return groups
}

const rowOf = (campaign: string, ask: Ask): AskEntity => ({
  campaign,
  seat: ask.seat,
  askId: ask.id,
  groupId: ask.group,
  view: ask.view,
  lapsed: false,
})

const hourFrom = ({ campaign, now }: Opening, name: string): Date | null =>
  deadlineFrom(now, campaign.deadlineRules[name] ?? null, campaign.timeZone)

/** Whether the hour of a question with which a stage opens is everybody's to know. */
const isForAll = (first: Ask, wanted: readonly Ask[]): boolean =>
  wanted.some(isCalendar) ? isCalendar(first) : !isRuling(first) || wanted.every(isRuling)

/**
 * One hour for a class in a stage: a question asked again in the same stage keeps the deadline of the first, which others may know. A ruling's
 * clock is public only where the whole stage is there for rulings: beside others it would tell that there is something to rule.
 * Groups of a class with hours of their own have none in common, and a clock for all to see only where their question is no secret. In a stage
 * that the calendar keeps, its end is all that the table shows.
 */
const clockFor = async (
  tx: Tx,
  opening: Opening,
  clocks: Map<string, ClockEntity>,
  first: Ask,
  wanted: readonly Ask[],
): Promise<Date | null> => {
  const { campaign, ruleset, stageChanged, now } = opening
  const { turn, stage } = campaign
  const old = clocks.get(first.deadline)
  const same = old !== undefined && old.turn === turn && old.stage === stage
  const position = ruleset.deadlines.findIndex(({ id }) => id === first.deadline)
  const { title = first.deadline, own = false } = ruleset.deadlines[position] ?? {}
  const row = { campaign: campaign.id, class: first.deadline, title, position, turn, stage }
  const hour = hourFrom(opening, first.deadline)
  const shown = own
    ? { public: first.common, at: first.common ? hour : null }
    : {
        public: first.common || (stageChanged && isForAll(first, wanted)) || (same && old.public),
        at: same ? old.at : hour,
      }
  const clock: ClockEntity = own && same && old.public ? old : { ...row, ...shown }
  clocks.set(first.deadline, clock)
  await asks.setClock(tx, clock)
  if (own) return hour
  // A question asked again after its hour would close unread: it gets the class's whole time anew.
  return clock.at && clock.at <= now ? hour : clock.at
}

/** Questions that the engine withdrew, and new ones in a group that was open already. */
const matchAsks = async (tx: Tx, group: GroupEntity, wanted: readonly Ask[]): Promise<void> => {
  const standing = await asks.asksOf(tx, group.campaign, group.groupId)
  const idOf = (ask: { readonly seat: string; readonly askId: string }): string => `${ask.seat} ${ask.askId}`
  const ids = new Set(wanted.map((ask) => idOf({ seat: ask.seat, askId: ask.id })))
  const known = new Set(standing.map(idOf))
  for (const ask of standing) if (!ids.has(idOf(ask))) await asks.updateAsk(tx, ask, { lapsed: true })
  const fresh = wanted.map((ask) => rowOf(group.campaign, ask)).filter((row) => !known.has(idOf(row)))
  await asks.insertAsks(tx, fresh)
}

const closeOpenGroup = async (tx: Tx, group: GroupEntity, now: Date): Promise<void> => {
  await asks.updateGroup(tx, group, { closedAt: now })
  await removeJob(tx, { campaignId: group.campaign, groupId: group.groupId, why: 'deadline' })
}

/** The end of a stage that the calendar keeps: nothing in it is due later. */
const endOf = (opening: Opening, clocks: ReadonlyMap<string, ClockEntity>, wanted: readonly Ask[]): Date | null => {
  const ask = wanted.find(isCalendar)
  if (!ask) return null
  const { turn, stage } = opening.campaign
  const clock = clocks.get(ask.deadline)
  return clock?.turn === turn && clock.stage === stage ? clock.at : hourFrom(opening, ask.deadline)
}

/** The hour with which a stage opens for everybody, whatever is asked in it first. */
const openStage = async (
  tx: Tx,
  opening: Opening,
  clocks: Map<string, ClockEntity>,
  wanted: readonly Ask[],
): Promise<void> => {
  const { campaign, ruleset, stageChanged } = opening
  if (!stageChanged || wanted.some(isCalendar) || wanted.every(isRuling)) return
  const { turn, stage } = campaign
  for (const [position, { id, title, stage: opens }] of ruleset.deadlines.entries()) {
    if (opens !== stage) continue
    const clock = {
      campaign: campaign.id,
      class: id,
      title,
      position,
      turn,
      stage,
      public: true,
      at: hourFrom(opening, id),
    }
    clocks.set(id, clock)
    await asks.setClock(tx, clock)
  }
}

/** Brings the open groups in line with what the engine awaits: opens, withdraws, closes. */
export const openGroupsFor = async (tx: Tx, opening: Opening, wanted: readonly Ask[]): Promise<void> => {
  const { campaign, now } = opening
  const groups = byGroup(wanted)
  const open = await asks.openGroups(tx, campaign.id)
  const clocks = new Map((await asks.clocksOf(tx, campaign.id)).map((clock) => [clock.class, clock]))
  for (const group of open) {
    const still = groups.get(group.groupId)
    if (still) await matchAsks(tx, group, still)
    else await closeOpenGroup(tx, group, now)
  }
  const known = new Set(open.map(({ groupId }) => groupId))
  const end = endOf(opening, clocks, wanted)
  await openStage(tx, opening, clocks, wanted)
  for (const [groupId, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const first = members[0]
    if (!first || known.has(groupId)) continue
    if (members.some((ask) => isRuling(ask) !== isRuling(first) || isCalendar(ask) !== isCalendar(first)))
      throw new EngineFault(`group ${groupId} asks a seat and the facilitator or the calendar`)
    if (await asks.groupOf(tx, campaign.id, groupId)) throw new EngineFault(`group ${groupId} was closed before`)
    const hour = await clockFor(tx, opening, clocks, first, wanted)
    const deadlineAt = hour && end && hour > end ? end : hour
    const { turn, stage } = campaign
    const row = { campaign: campaign.id, groupId, class: first.deadline, common: first.common, turn, stage, deadlineAt }
    await asks.insertGroups(tx, [{ ...row, completeAt: null, closedAt: null }])
    await asks.insertAsks(
      tx,
      members.map((ask) => rowOf(campaign.id, ask)),
    )
    if (deadlineAt) await addJob(tx, { campaignId: campaign.id, groupId, why: 'deadline' }, deadlineAt)
    if (isRuling(first) && !opening.facilitator) await completeGroup(tx, row, now)
  }
}
