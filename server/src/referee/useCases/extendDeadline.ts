import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import * as words from '../../messages/problems.generated.js'
import type { ClockEntity, GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { enterRecord } from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { addJob, signalCampaign } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import { type Context, lockForMember, mustRun, rulesetOf } from '../access/context.js'
import { runnerOnly } from '../access/organiser.js'
import { badInput } from '../../base/problems.js'
import { laterHour } from './laterHour.js'
import { answersAt } from '../sealing/openAsk.js'
import type { Caller, CampaignRef } from '../common/contract.js'

interface Running {
  readonly clock: ClockEntity
  /** Whether each group has a deadline of its own. */
  readonly perGroup: boolean
  /** Open groups of the class whose deadline the caller may change. */
  readonly groups: readonly GroupEntity[]
}

/** Open groups of a class: all of them, or only those that ask this desk. */
const groupsOf = async (tx: Tx, campaign: CampaignEntity, name: string, desk?: string): Promise<GroupEntity[]> => {
  const open = (await asks.openGroups(tx, campaign.id)).filter((group) => group.class === name)
  if (desk === undefined) return open
  const own = (await asks.asksAt(tx, campaign.id, desk)).filter(({ unshown }) => !unshown)
  const asked = new Set(own.map(({ groupId }) => groupId))
  return open.filter(({ groupId }) => asked.has(groupId))
}

/** Whether what closes by a class has closed, and waits to be published: its deadline is over. */
const isWaiting = async (tx: Tx, campaign: string, name: string): Promise<boolean> =>
  (await asks.openGroups(tx, campaign)).some((group) => group.class === name && group.publishAt !== null)

/** A clock that the table does not show to this caller does not exist, as far as they can tell. */
const runningFor = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  name: string,
  perGroup: boolean,
): Promise<Running | null> => {
  const clock = (await asks.clocksOf(tx, campaign.id)).find(
    (row) => row.class === name && row.turn === campaign.turn && row.stage === campaign.stage,
  )
  if (!clock || (await isWaiting(tx, campaign.id, name))) return null
  const desk = await answersAt(tx, campaign, caller)
  const all = await groupsOf(tx, campaign, name)
  if (desk === facilitatorDesk && !campaign.blindFacilitator) return { clock, perGroup, groups: all }
  const asked = desk === null ? [] : await groupsOf(tx, campaign, name, desk)
  if (!clock.public && asked.length === 0) return null
  return { clock, perGroup, groups: perGroup ? asked : all }
}

/** Both shown clock and true deadlines. A deadline that is already later stays. */
const move = async (tx: Tx, { clock, perGroup, groups }: Running, at: Date): Promise<void> => {
  if (!perGroup || clock.at) await asks.setClock(tx, { ...clock, at })
  for (const group of groups.filter(({ deadlineAt }) => !deadlineAt || deadlineAt < at)) {
    await asks.updateGroup(tx, group, { deadlineAt: at })
    await addJob(tx, { campaignId: group.campaign, groupId: group.groupId, why: 'deadline' }, at)
  }
}

/** A running deadline that all see. */
export const shownClock = async (
  tx: Tx,
  { id, turn, stage }: CampaignEntity,
  name: string,
): Promise<ClockEntity | null> => {
  const clock = (await asks.clocksOf(tx, id)).find(
    (row) => row.class === name && row.turn === turn && row.stage === stage && row.public && row.at !== null,
  )
  return clock && !(await isWaiting(tx, id, name)) ? clock : null
}

/**
 * Moves a deadline that all see, and every open group's of its class that is earlier: which groups there are is told to nobody by that. False: it does not run
 * any more, or is as late already.
 */
export const extendShown = async (
  tx: Tx,
  campaign: CampaignEntity,
  { class: name, at }: { readonly class: string; readonly at: Date },
  now: Date,
): Promise<boolean> => {
  const clock = await shownClock(tx, campaign, name)
  if (!clock?.at || clock.at >= at || at <= now) return false
  await move(tx, { clock, perGroup: false, groups: await groupsOf(tx, campaign, name) }, at)
  const record = { kind: 'extended', entry: { class: name, at: at.toISOString() } }
  const detail = { title: clock.title, at: at.toISOString(), voted: true }
  await enterLog(tx, campaign.id, { kind: 'EXTENDED', detail, record }, now)
  return true
}

/** A deadline may be postponed, never brought forward: nobody should be late by surprise. */
export const extendDeadline = async (
  context: Context,
  caller: Caller,
  input: { readonly campaignId: string; readonly class: string; readonly at: string },
): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, input.campaignId)
    await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    const perGroup = rulesetOf(context, campaign).deadlines.some((known) => known.id === input.class && known.perGroup)
    const running = await runningFor(tx, campaign, caller, input.class, perGroup)
    if (!running) throw badInput(words.noDeadlineRuns())
    const present = [running.clock.at, ...(perGroup ? running.groups.map(({ deadlineAt }) => deadlineAt) : [])]
    const at = laterHour(input.at, present, now)
    await move(tx, running, at)
    const record = { kind: 'extended', entry: { class: input.class, at: at.toISOString() } }
    const detail = { title: running.clock.title, at: at.toISOString() }
    if (running.clock.public) await enterLog(tx, campaign.id, { kind: 'EXTENDED', by: caller, detail, record }, now)
    else {
      // A deadline that is shown only to some is only for them to know.
      await enterRecord(tx, campaign.id, record, now)
      await signalCampaign(tx, campaign.id)
    }
    return { campaignId: campaign.id }
  })
