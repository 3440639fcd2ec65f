import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { ClockEntity, GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { enterRecord } from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { addJob, signalCampaign } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import { farthest } from '../common/calendar.js'
import { type Context, lockForMember, mustRun, rulesetOf } from '../access/context.js'
import { runnerOnly } from '../access/organiser.js'
import { badInput } from '../../base/problems.js'
import { deskOf } from '../sealing/openAsk.js'
import type { Caller, CampaignRef } from '../common/contract.js'

const day = 86_400_000

interface Running {
  readonly clock: ClockEntity
  /** Whether each group has an hour of its own. */
  readonly own: boolean
  /** Open groups of the class whose hour the caller may move. */
  readonly groups: readonly GroupEntity[]
}

/** Open groups of a class: all of them, or those alone that ask this desk. */
const groupsOf = async (tx: Tx, campaign: CampaignEntity, name: string, desk?: string): Promise<GroupEntity[]> => {
  const open = (await asks.openGroups(tx, campaign.id)).filter((group) => group.class === name)
  if (desk === undefined) return open
  const asked = new Set((await asks.asksAt(tx, campaign.id, desk)).map(({ groupId }) => groupId))
  return open.filter(({ groupId }) => asked.has(groupId))
}

/** A clock that the table does not show to this caller does not run, as far as he can tell. */
const runningFor = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  name: string,
  own: boolean,
): Promise<Running | null> => {
  const clock = (await asks.clocksOf(tx, campaign.id)).find(
    (row) => row.class === name && row.turn === campaign.turn && row.stage === campaign.stage,
  )
  if (!clock) return null
  const desk = await deskOf(tx, campaign, caller)
  const all = await groupsOf(tx, campaign, name)
  if (desk === facilitatorDesk) return { clock, own, groups: all }
  const asked = desk === null ? [] : await groupsOf(tx, campaign, name, desk)
  if (!clock.public && asked.length === 0) return null
  return { clock, own, groups: own ? asked : all }
}

/** Both shown clock and true deadlines. An hour that is later already stays. */
const move = async (tx: Tx, { clock, own, groups }: Running, at: Date): Promise<void> => {
  if (!own || clock.at) await asks.setClock(tx, { ...clock, at })
  for (const group of groups.filter(({ deadlineAt }) => !deadlineAt || deadlineAt < at)) {
    await asks.updateGroup(tx, group, { deadlineAt: at })
    await addJob(tx, { campaignId: group.campaign, groupId: group.groupId, why: 'deadline' }, at)
  }
}

/** A deadline may be put off, never brought forward: nobody is to be late by surprise. */
export const extendDeadline = async (
  context: Context,
  caller: Caller,
  input: { readonly campaignId: string; readonly class: string; readonly at: string },
): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, input.campaignId)
    await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    const at = new Date(input.at)
    const own = rulesetOf(context, campaign).deadlines.some((known) => known.id === input.class && known.own)
    const running = await runningFor(tx, campaign, caller, input.class, own)
    if (!running) throw badInput('No deadline of this kind is running. Choose one that the campaign shows.')
    const present = [running.clock.at, ...(own ? running.groups.map(({ deadlineAt }) => deadlineAt) : [])]
    if (Number.isNaN(at.getTime()) || at <= now || present.some((hour) => hour && at < hour))
      throw badInput('Give a time in the future that is after the current deadline.')
    if (at.getTime() > now.getTime() + farthest * day)
      throw badInput(`The new deadline must be within ${String(farthest)} days.`)
    await move(tx, running, at)
    const record = { kind: 'extended', entry: { class: input.class, at: at.toISOString() } }
    const detail = { title: running.clock.title, at: at.toISOString() }
    if (running.clock.public) await enterLog(tx, campaign.id, { kind: 'EXTENDED', by: caller, detail, record }, now)
    else {
      // An hour that is shown to some alone is theirs to know.
      await enterRecord(tx, campaign.id, record, now)
      await signalCampaign(tx, campaign.id)
    }
    return { campaignId: campaign.id }
  })
