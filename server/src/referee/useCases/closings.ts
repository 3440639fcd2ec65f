import * as names from '../../messages/names.generated.js'
import { inEnglish } from '../../base/language.js'
import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { MatterEntity, MatterOutcome } from '../../db/entities/organising.js'
import * as publishing from '../../messages/publishing.generated.js'
import { openGroups } from '../../store/asks.js'
import { enterLog } from '../../store/log.js'
import * as matters from '../../store/matters.js'
import { facilitatorOf } from '../../store/places.js'
import { nameIn } from '../../store/people.js'
import type { LogCause } from '../../store/reads.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { closingAgreed } from '../resolution/agreed.js'
import { closeGroup } from '../resolution/closeGroup.js'
import { type Context, lockForMember, mustRun, rulesetOf } from '../access/context.js'
import { runnerOnly } from '../access/organiser.js'
import { conflict, paused } from '../../base/problems.js'
import type { Game } from '../compute/game.js'
import type { Caller, CampaignRef } from '../common/contract.js'

/** A closing that is to be carried out. */
export interface ClosingRef extends CampaignRef {
  readonly matterId: string
}

const causes = { consent: 'CONSENT', sealed: 'SEALED', notice: 'NOTICE' } as const satisfies Partial<
  Record<MatterOutcome, LogCause>
>

/** Closed before its deadline, and everybody reads by whom and why. */
const settle = async (
  tx: Tx,
  { campaign, ruleset, matter }: { campaign: CampaignEntity; ruleset: Game; matter: MatterEntity },
  outcome: keyof typeof causes,
  now: Date,
): Promise<ClosingRef> => {
  const { turn, stage, noticeHours: hours } = campaign
  const detail = { cause: causes[outcome], turn, title: ruleset.stages[stage] ?? stage, hours }
  await matters.settleMatter(tx, matter.id, outcome, now)
  await enterLog(tx, campaign.id, { kind: 'STAGE_CLOSED', by: { userId: matter.byUser }, detail }, now)
  return { campaignId: campaign.id, matterId: matter.id }
}

/** Settles a closing that no longer needs a notice; null: it waits. */
export const settleIfAgreed = async (
  tx: Tx,
  at: { campaign: CampaignEntity; ruleset: Game; matter: MatterEntity },
  now: Date,
): Promise<ClosingRef | null> => {
  const outcome = await closingAgreed(tx, at.campaign, at.matter)
  return outcome && settle(tx, at, outcome, now)
}

/** Closes the groups of a settled closing, one after the other, in the same way as the deadline. */
export const carryOut = async (context: Context, { campaignId, matterId }: ClosingRef): Promise<void> => {
  const { plain } = context.store
  const matter = await matters.matterOf(plain, campaignId, matterId)
  const outcome = matter?.outcome
  if (!matter || (outcome !== 'consent' && outcome !== 'sealed' && outcome !== 'notice')) return
  const facilitator = await facilitatorOf(plain, campaignId)
  const role = facilitator?.userId === matter.byUser ? 'FACILITATOR' : 'ORGANISER'
  // A report is never changed later, so it names nobody: that they organise will still be true when they have gone.
  const by = inEnglish(() => names.runner({ role }))
  for (const groupId of await matters.groupsToClose(plain, matterId)) {
    const done = await closeGroup(context, { campaignId, groupId, why: outcome, by })
    if (done === 'held') throw paused(words.notResolved())
  }
}

const hour = 3_600_000

const ask = async (
  tx: Tx,
  { campaign, ruleset }: { campaign: CampaignEntity; ruleset: Game },
  caller: Caller,
  now: Date,
): Promise<ClosingRef | null> => {
  const { id, turn, stage, noticeHours } = campaign
  const dueAt = new Date(now.getTime() + noticeHours * hour)
  const matter = await matters.openMatter(tx, {
    ...{
      campaign: id,
      kind: 'CLOSING',
      place: null,
      offeredBy: null,
      about: {},
      byUser: caller.userId,
      byName: await nameIn(tx, id, caller.userId),
    },
    ...{ turn, stage, openedAt: now, dueAt },
  })
  const settled = await settleIfAgreed(tx, { campaign, ruleset, matter }, now)
  if (settled) return settled
  if (await matters.wasObjected(tx, matter)) throw conflict(words.objected())
  const detail = { turn, title: ruleset.stages[stage] ?? stage, at: dueAt.toISOString() }
  await enterLog(tx, id, { kind: 'CLOSING_ASKED', by: caller, detail }, now)
  return null
}

/**
 * Closes the present stage before its deadline: immediately if every other holder of a seat has sealed or consents, otherwise after a notice to all, which
 * any of them withdraws by objecting.
 */
export const closeStage = async (
  context: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> => {
  const settled = await context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    if ((await openGroups(tx, campaign.id)).some(({ publishAt }) => publishAt !== null))
      throw conflict(publishing.waits())
    const at = { campaign, ruleset: rulesetOf(context, campaign) }
    const [known] = await matters.openMatters(tx, campaign.id, 'CLOSING')
    if (!known) return ask(tx, at, caller, now)
    const agreed = await settleIfAgreed(tx, { ...at, matter: known }, now)
    if (agreed) return agreed
    throw conflict(words.noticeGiven())
  })
  if (settled) await carryOut(context, settled)
  return { campaignId }
}

/** When a notice is over and nobody has objected. What was settled before and not completed continues. */
export const closeOnNotice = async (context: Context, { campaignId, matterId }: ClosingRef): Promise<void> => {
  const settled = await context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    const matter = locked && (await matters.matterOf(tx, campaignId, matterId))
    if (!matter || locked.campaign.phase !== 'RUNNING') return null
    const { campaign, now } = locked
    if (matter.outcome) return { campaignId, matterId }
    if (matter.dueAt > now || matter.turn !== campaign.turn || matter.stage !== campaign.stage) return null
    return settle(tx, { campaign, ruleset: rulesetOf(context, campaign), matter }, 'notice', now)
  })
  if (settled) await carryOut(context, settled)
}
