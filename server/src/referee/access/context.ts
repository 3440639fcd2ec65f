import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/problems.generated.js'
import { type CampaignEntity } from '../../db/entities/campaign.js'
import type { Boards } from '../../store/boards.js'
import type { HouseKey } from '../../store/houseKey.js'
import type { Store } from '../../store/store.js'
import { campaignNow, clock, lockCampaign, type Tx } from '../../store/tx.js'
import { isMember } from '../../store/places.js'
import type { Maps } from '../compute/maps.js'
import { closed, conflict, notFound, paused, type Problem } from '../../base/problems.js'
import type { Game } from '../compute/game.js'
import type { Registry } from '../compute/registry.js'
import type { Turns } from '../common/turns.js'
import type { Caller } from '../common/contract.js'
import type { Engines } from '../compute/engines.js'
import type { NewKey } from '../dice/vrf.js'
import { gameOf, systemOf as tabletopOf } from '../compute/installed.js'

/** What every use case works with. */
export interface Context {
  readonly store: Store
  readonly registry: Registry
  /** Where rulesets compute. */
  readonly engines: Engines
  readonly maps: Maps
  readonly boards: Boards
  /** Signs receipts. */
  readonly houseKey: HouseKey
  readonly newKey: NewKey
  /** One closing of a campaign at a time in this process. */
  readonly turns: Turns
}

export const rulesetOf = (
  { registry }: Pick<Context, 'registry'>,
  campaign: Pick<CampaignEntity, 'ruleset' | 'edition'>,
): Game => gameOf(registry, campaign)

/** The system under which the campaign's battles are fought, as chosen. */
export const systemOf = ({ registry }: Context, campaign: CampaignEntity): TabletopSystem =>
  tabletopOf(registry, campaign, campaign.tabletop as TabletopChoice)

interface Now {
  readonly campaign: CampaignEntity
  readonly now: Date
}

/** A campaign as it is, for somebody with a place in it; for anybody else it does not exist. It waits for no lock. */
export const readForMember = async (tx: Tx, caller: Caller, campaignId: string): Promise<Now> => {
  const campaign = await campaignNow(tx, campaignId)
  if (!campaign || !(await isMember(tx, campaign, caller.userId))) throw notFound()
  return { campaign, now: await clock(tx) }
}

/**
 * Locks a campaign for somebody with a place in it. Strangers are refused before anything waits, so that no delay reveals a campaign, or what is
 * being resolved in it.
 */
export const lockForMember = async (tx: Tx, caller: Caller, campaignId: string): Promise<Now> => {
  await readForMember(tx, caller, campaignId)
  const locked = await lockCampaign(tx, campaignId)
  if (!locked || !(await isMember(tx, locked.campaign, caller.userId))) throw notFound()
  return locked
}

/** A paused or held campaign accepts no seal and closes nothing; null: the campaign runs. */
export const refusalToRun = ({ phase }: Pick<CampaignEntity, 'phase'>): Problem | null => {
  switch (phase) {
    case 'RUNNING':
      return null
    case 'GATHERING':
      return conflict(words.notStarted())
    case 'PAUSED':
      return paused(words.isPaused())
    case 'HELD':
      return paused(words.onHold())
    case 'ENDED':
      return closed(words.hasEnded())
  }
}

/** @throws Problem unless the campaign runs */
export const mustRun = (campaign: Pick<CampaignEntity, 'phase'>): void => {
  const refusal = refusalToRun(campaign)
  if (refusal) throw refusal
}
