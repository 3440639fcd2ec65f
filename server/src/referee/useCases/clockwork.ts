import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import { type Context, lockForMember, mustRun } from '../access/context.js'
import { resume } from '../clock/resume.js'
import { checkPause, standStill } from '../clock/standStill.js'
import { enterLog } from '../../store/log.js'
import { firstOrganiserOnly, organiserOnly, runnerOnly } from '../access/organiser.js'
import { closed, conflict } from '../../base/problems.js'
import { endNow } from './endNow.js'
import type { Caller, CampaignRef, PauseCampaign } from '../common/contract.js'

/** Deadlines stop for as long as the pause lasts: until `until`, which all see, or until somebody ends it. */
export const pauseCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId, note, until }: PauseCampaign,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    await standStill(tx, campaign, caller, checkPause({ note, until }, now), now)
    return { campaignId: campaign.id }
  })

export const resumeCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    if (campaign.phase !== 'PAUSED' && campaign.phase !== 'HELD') throw conflict(words.notPaused())
    await resume(tx, campaign, caller, now)
    return { campaignId: campaign.id }
  })

/** All members read that the campaign may go to another house. It lasts as long as the pause: whoever resumes takes it back. */
export const allowMove = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    firstOrganiserOnly(campaign, caller)
    if (campaign.phase !== 'PAUSED') throw conflict(words.pauseFirst())
    const record = { kind: 'leaving', entry: {} }
    await enterLog(tx, campaign.id, { kind: 'LEAVING', by: caller, record }, now)
    return { campaignId: campaign.id }
  })

/** Ends a campaign before its time: the dice key is published, and every seat's briefings are opened to everybody with a place. */
export const endCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    if (campaign.phase === 'ENDED') throw closed(words.alreadyEnded())
    await endNow(tx, campaign, caller, inEnglish(words.endedNote), now)
    return { campaignId: campaign.id }
  })
