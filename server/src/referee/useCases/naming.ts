import * as words from '../../messages/naming.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { NamingEntity } from '../../db/entities/places.js'
import { enterLog } from '../../store/log.js'
import * as namings from '../../store/naming.js'
import { signalUser } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { firstOrganiserOnly, organiserOnly } from '../access/organiser.js'
import { closed, conflict, notFound } from '../../base/problems.js'
import { takeOver } from '../organising/takeOver.js'
import type { Caller, CampaignRef, MemberRef, NameOrganiser } from '../common/contract.js'

const memberOf = async (tx: Tx, campaign: CampaignEntity, id: string): Promise<string> => {
  const member = await namings.memberById(tx, campaign.id, id)
  if (!member) throw notFound()
  return member.userId
}

/** @throws Problem unless this member may be asked for this role now */
const checkFree = async (
  tx: Tx,
  campaign: CampaignEntity,
  { userId, role }: Pick<NamingEntity, 'userId' | 'role'>,
): Promise<void> => {
  if (campaign.organiser === userId) throw conflict(words.organisesAlready())
  if (await namings.openNaming(tx, campaign.id, userId)) throw conflict(words.hasNotAnswered())
  if (role === 'CO_ORGANISER') {
    if (await namings.coOrganises(tx, campaign.id, userId)) throw conflict(words.coOrganisesAlready())
  } else if (await namings.namedSuccessor(tx, campaign.id)) throw conflict(words.successorAsked())
}

/** Asks a member to help organise, or to take the organiser's place. They have to say yes. */
export const nameOrganiser = async (
  { store }: Context,
  caller: Caller,
  { campaignId, memberId, role }: NameOrganiser,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    if (role === 'ORGANISER') firstOrganiserOnly(campaign, caller)
    if (campaign.phase === 'ENDED') throw closed(words.over())
    const userId = await memberOf(tx, campaign, memberId)
    await checkFree(tx, campaign, { userId, role })
    await namings.name(tx, { campaign: campaign.id, userId, role, namedAt: now })
    await enterLog(tx, campaign.id, { kind: 'NAMED', by: caller, of: userId, detail: { organising: role } }, now)
    return { campaignId: campaign.id }
  })

/** Whoever was named says yes or no. */
export const answerNaming = async (
  { store }: Context,
  caller: Caller,
  { campaignId, accept }: CampaignRef & { readonly accept: boolean },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const { id, phase } = campaign
    const naming = await namings.openNaming(tx, id, caller.userId)
    if (!naming) throw conflict(words.notNamed())
    const { role } = naming
    if (!accept) {
      await namings.endNaming(tx, naming.id, now)
      await enterLog(tx, id, { kind: 'DECLINED', by: caller, detail: { organising: role } }, now)
    } else {
      if (phase === 'ENDED') throw closed(words.over())
      if (role === 'ORGANISER') await takeOver(tx, campaign, caller.userId, now)
      else {
        await namings.acceptNaming(tx, naming.id, now)
        await enterLog(tx, id, { kind: 'CO_ORGANISES', by: caller }, now)
        await signalUser(tx, caller.userId)
      }
    }
    return { campaignId: id }
  })

/** Takes back what somebody was named, answered or not. Co-organisers may give up their own. */
export const dismissCoOrganiser = async (
  { store }: Context,
  caller: Caller,
  { campaignId, memberId }: MemberRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    const userId = await memberOf(tx, campaign, memberId)
    const open = await namings.openNaming(tx, campaign.id, userId)
    if (!open && !(await namings.coOrganises(tx, campaign.id, userId))) throw conflict(words.notCoOrganiser())
    if (open?.role === 'ORGANISER') firstOrganiserOnly(campaign, caller)
    if (open) await namings.endNaming(tx, open.id, now)
    else await namings.endNamings(tx, campaign.id, userId, now)
    const detail = { organising: open?.role ?? ('CO_ORGANISER' as const), ...(open ? { asked: true } : {}) }
    const whom = userId === caller.userId ? {} : { of: userId }
    await enterLog(tx, campaign.id, { kind: 'DISMISSED', by: caller, ...whom, detail }, now)
    await signalUser(tx, userId)
    return { campaignId: campaign.id }
  })
