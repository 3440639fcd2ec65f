import type { ClockEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { openMatters, putOffMatter } from '../../store/matters.js'
import { addJob } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import type { DeadlineRule } from '../common/contract.js'

/** The new deadline for an old one, by the rule of its class; null: it stays. */
export type Later = (at: Date, rule: DeadlineRule) => Date | null

/** Postpones true deadlines, notices and the deadlines that are shown; returns the clocks whose shown deadline has changed. What was about to be closed accepts sheets again. */
export const putOff = async (tx: Tx, campaign: CampaignEntity, later: Later): Promise<readonly ClockEntity[]> => {
  const ruleOf = (name: string): DeadlineRule => campaign.deadlineRules[name] ?? null
  const changed: ClockEntity[] = []
  await asks.thawGroups(tx, campaign.id)
  for (const clock of await asks.clocksOf(tx, campaign.id)) {
    const at = clock.at && later(clock.at, ruleOf(clock.class))
    if (!at) continue
    await asks.setClock(tx, { ...clock, at })
    changed.push({ ...clock, at })
  }
  for (const { id, dueAt } of await openMatters(tx, campaign.id, 'CLOSING')) {
    const at = later(dueAt, null)
    if (at) await putOffMatter(tx, id, at)
  }
  for (const group of await asks.openGroups(tx, campaign.id)) {
    const coolsUntil = group.coolsUntil && later(group.coolsUntil, null)
    if (coolsUntil) await asks.updateGroup(tx, group, { coolsUntil })
    const publishAt = group.publishAt && later(group.publishAt, null)
    if (publishAt) await asks.updateGroup(tx, group, { publishAt })
    const deadlineAt = group.deadlineAt && later(group.deadlineAt, ruleOf(group.class))
    if (!deadlineAt) continue
    await asks.updateGroup(tx, group, { deadlineAt })
    await addJob(tx, { campaignId: campaign.id, groupId: group.groupId, why: 'deadline' }, deadlineAt)
  }
  return changed
}
