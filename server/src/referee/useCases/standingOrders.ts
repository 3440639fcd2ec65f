import * as words from '../../messages/standing.generated.js'
import * as publishing from '../../messages/publishing.generated.js'
import { badInput, closed, conflict, notFound } from '../../base/problems.js'
import { openGroups } from '../../store/asks.js'
import { sealsAt } from '../../store/commanders.js'
import { actsAt } from '../../store/places.js'
import { readSeal } from '../../store/sealing.js'
import { endStanding, keepStanding } from '../../store/standing.js'
import { isUuid } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import type { StandingOrders } from '../../store/reads.js'
import type { Caller, CampaignRef } from '../common/caller.js'
import type { EndStandingOrders, KeepStandingOrders } from '../common/standingContract.js'
import { isRuling } from '../common/desk.js'
import { tidy } from '../compute/sheets.js'
import { sealsNot } from '../sealing/commanded.js'
import { openDraftOf } from '../sealing/openAsk.js'

/** Turns ahead that can be named. */
const farthest = 1000

const checkTurn = (untilTurn: number, turn: number): void => {
  const fits = Number.isInteger(untilTurn) && untilTurn >= turn && untilTurn <= turn + farthest
  if (!fits) throw badInput(words.turn({ turn, last: turn + farthest }), 'untilTurn')
}

/**
 * Keeps what is to be done for a seat whenever nothing is said for it, at an open question of the kind. Like a draft it takes no lock, and unlike a draft it is
 * not judged: what of it is legal is decided when it counts.
 */
export const keepStandingOrders = async (
  { store: { plain } }: Context,
  { userId }: Caller,
  { campaignId, askId, revision, ...given }: KeepStandingOrders,
): Promise<StandingOrders> => {
  const [orders, untilTurn] = [tidy(given.orders), given.untilTurn ?? null]
  const { campaign, desk, ask, arrived } = openDraftOf(await readSeal(plain, { userId, campaignId, askId }))
  // They are sealed if nobody says anything, whatever is asked then.
  if (!(await sealsAt(plain, campaign.id, userId))) throw sealsNot()
  if (isRuling({ seat: desk })) throw badInput(words.noRuling())
  if (orders.length === 0) throw badInput(words.someOrders(), 'orders')
  if (untilTurn !== null) checkTurn(untilTurn, campaign.turn)
  const { kind, title } = ask
  const row = { kind, title, orders, untilTurn, updatedAt: new Date(arrived) }
  const kept = await keepStanding(plain, { ...row, campaign: campaign.id, seat: desk, by: userId }, revision ?? null)
  if (kept === null) throw conflict(words.changed())
  return { ...row, updatedAt: row.updatedAt.toISOString(), revision: kept }
}

/** They count no more; where there were none, nothing changes. */
export const endStandingOrders = async (
  { store: { plain } }: Context,
  { userId }: Caller,
  { campaignId, kind }: EndStandingOrders,
): Promise<CampaignRef> => {
  const seat = isUuid(campaignId) ? await actsAt(plain, campaignId, userId) : null
  if (seat === null) throw notFound()
  if (!(await sealsAt(plain, campaignId, userId))) throw sealsNot()
  if ((await openGroups(plain, campaignId)).some(({ publishAt }) => publishAt !== null))
    throw closed(publishing.waits())
  await endStanding(plain, campaignId, seat, kind)
  return { campaignId }
}
