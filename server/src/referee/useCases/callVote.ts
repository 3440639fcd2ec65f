import type { Json } from '@muster/rulesets/kit/json.js'
import * as correcting from '../../messages/corrections.generated.js'
import * as requests from '../../messages/requests.generated.js'
import * as words from '../../messages/votes.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { VoteAbout } from '../../db/entities/organising.js'
import { enterLog } from '../../store/log.js'
import { giveConsent, openMatter, openMatters } from '../../store/matters.js'
import { memberById } from '../../store/naming.js'
import { nameIn } from '../../store/people.js'
import { facilitatorOf, holdingOf, isBot } from '../../store/places.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { hasFailed, isSilent, needsAll } from '../../store/votes.js'
import { type Context, lockForMember, mustRun, rulesetOf } from '../access/context.js'
import { checkPause } from '../clock/standStill.js'
import { badInput, closed, conflict, forbidden, notFound, Problem } from '../../base/problems.js'
import { shownClock } from './extendDeadline.js'
import { checkCorrections } from './correct.js'
import { seatsCorrect } from './agreeing.js'
import { settleVote } from './settleDueVote.js'
import { settleNow } from './settleVote.js'
import { aboutReopening, aboutUnwinding } from './votedUnwinding.js'
import type { Caller, CallVote, CampaignRef } from '../common/contract.js'
import { laterHour } from './laterHour.js'

const hour = 3_600_000

interface Called extends CampaignRef {
  /** Null: it needed no vote. */
  readonly matterId: string | null
}

/** A person votes for their seat; nobody does while a bot plays it. */
export const voterSeat = async (tx: Tx, campaign: CampaignEntity, { userId }: Caller): Promise<string> => {
  const holding = await holdingOf(tx, campaign.id, userId)
  if (!holding) throw forbidden(words.ofHolders())
  if (await isBot(tx, campaign.id, holding.seat)) throw conflict(words.botPlays())
  return holding.seat
}

const aboutDeadline = async (tx: Tx, campaign: CampaignEntity, input: CallVote, now: Date): Promise<VoteAbout> => {
  mustRun(campaign)
  const clock = await shownClock(tx, campaign, input.class ?? '')
  if (!clock?.at) throw badInput(words.noDeadline())
  const at = laterHour(input.at ?? '', [clock.at], now)
  return { class: clock.class, title: clock.title, at: at.toISOString() }
}

const aboutPause = (campaign: CampaignEntity, { at, note }: CallVote, now: Date): VoteAbout => {
  mustRun(campaign)
  const { until, note: reason } = checkPause({ note, until: at ?? '' }, now)
  return { ...(until ? { at: until.toISOString() } : {}), ...(reason === null ? {} : { note: reason }) }
}

/** Another organiser is voted on where there is none, or nobody has seen them do anything for as long as the campaign says. */
const aboutOrganiser = async (tx: Tx, campaign: CampaignEntity, { memberId = '' }: CallVote): Promise<VoteAbout> => {
  const { id, organiser, silentDays } = campaign
  const member = await memberById(tx, id, memberId)
  if (!member) throw notFound()
  if (member.userId === organiser) throw conflict(words.organisesAlready())
  if (organiser !== null && !(await isSilent(tx, id, organiser, silentDays)))
    throw conflict(words.notSilent({ days: silentDays }))
  return { userId: member.userId }
}

/** Of the editions here the newest, if it says that it takes campaigns of another over. */
const aboutEdition = ({ registry }: Context, campaign: CampaignEntity): VoteAbout => {
  mustRun(campaign)
  const newest = registry.get(campaign.ruleset)
  if (!newest || newest.edition === campaign.edition) throw conflict(words.newestAlready())
  if (!newest.upcast) throw conflict(words.takesNothingOver({ edition: newest.edition }))
  if (campaign.nextEdition !== null) throw conflict(words.movesAlready({ edition: campaign.nextEdition }))
  return { title: newest.edition }
}

/** Only what was wanted is looked at: whether it can be done, the state says, of which nobody is to learn by asking. */
const aboutCorrections = async (
  context: Context,
  tx: Tx,
  campaign: CampaignEntity,
  { corrections = [] }: CallVote,
): Promise<VoteAbout> => {
  if (!(await seatsCorrect(tx, campaign))) throw conflict(words.facilitatorCorrects())
  const { corrections: known } = rulesetOf(context, campaign)
  if (!known) throw conflict(correcting.nothingHere())
  checkCorrections(corrections)
  const title = corrections.map(({ kind, detail, reason }) => {
    const found = known.kinds[kind]
    if (!found) throw badInput(words.unknownCorrection({ kind }), 'on.corrections')
    return `${found.title}: ${sayDetail(detail)} (${reason.trim()})`
  })
  return { corrections: JSON.stringify(corrections), title: title.join('; ') }
}

const sayDetail = (detail: Json): string =>
  typeof detail === 'object' && detail !== null ? Object.values(detail).map(String).join(', ') : String(detail)

const aboutOf = async (
  context: Context,
  tx: Tx,
  campaign: CampaignEntity,
  input: CallVote,
  seat: string,
  now: Date,
): Promise<VoteAbout> => {
  switch (input.kind) {
    case 'END':
      return {}
    case 'EXTEND':
      return aboutDeadline(tx, campaign, input, now)
    case 'PAUSE':
      return aboutPause(campaign, input, now)
    case 'ORGANISER':
      return aboutOrganiser(tx, campaign, input)
    case 'EDITION':
      return aboutEdition(context, campaign)
    case 'CORRECT':
      return aboutCorrections(context, tx, campaign, input)
    case 'UNWIND':
      return aboutUnwinding(tx, campaign, seat, input)
    case 'REOPEN':
      return aboutReopening(context, tx, campaign, input)
  }
}

/** The facilitator needs no vote: what they decide, all read. */
const decideEdition = async (
  context: Context,
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  now: Date,
): Promise<void> => {
  if (caller.scopes && !caller.scopes.includes('facilitate'))
    throw new Problem('FORBIDDEN_SCOPE', requests.scopeMissing({ scope: 'FACILITATE' }))
  const { title = '' } = aboutEdition(context, campaign)
  await updateCampaign(tx, campaign.id, { nextEdition: title })
  const record = { kind: 'edition', entry: { next: title } }
  await enterLog(tx, campaign.id, { kind: 'EDITION', by: caller, detail: { title }, record }, now)
}

/**
 * Any holder of a seat may call a vote of all of them; they have voted for it by that. One of a kind is open at a time, and whoever's vote failed may call the
 * same one again after the stage.
 */
export const callVote = async (context: Context, caller: Caller, input: CallVote): Promise<CampaignRef> => {
  const { campaignId, matterId } = await call(context, caller, input)
  // What the only seat wants is decided by that.
  if (needsAll(input.kind) && matterId !== null) await settleVote(context, { campaignId, matterId })
  return { campaignId }
}

const call = (context: Context, caller: Caller, input: CallVote): Promise<Called> =>
  context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, input.campaignId)
    const { id, turn, stage, phase, voteHours } = campaign
    if (phase === 'ENDED') throw closed(words.over())
    if (phase === 'GATHERING') throw conflict(words.notStarted())
    const { kind } = input
    if (kind === 'EDITION' && (await facilitatorOf(tx, id))?.userId === caller.userId) {
      await decideEdition(context, tx, campaign, caller, now)
      return { campaignId: id, matterId: null }
    }
    const seat = await voterSeat(tx, campaign, caller)
    const about = await aboutOf(context, tx, campaign, input, seat, now)
    if ((await openMatters(tx, id, kind)).length > 0) throw conflict(words.isOpen())
    if (await hasFailed(tx, { campaign: id, kind, byUser: caller.userId, turn, stage }))
      throw conflict(words.hasFailed())
    const byName = await nameIn(tx, id, caller.userId)
    const dueAt = new Date(now.getTime() + voteHours * hour)
    const matter = await openMatter(tx, {
      ...{ campaign: id, kind, place: null, offeredBy: null, about, byUser: caller.userId, byName },
      ...{ turn, stage, openedAt: now, dueAt },
    })
    await giveConsent(tx, {
      campaign: campaign.id,
      matter: matter.id,
      seat,
      userId: caller.userId,
      at: now,
      against: false,
    })
    const { userId: of, class: _, corrections: __, played: ___, ...told } = about
    const detail = { vote: kind, ...told }
    await enterLog(tx, id, { kind: 'VOTE_CALLED', by: caller, seat, ...(of ? { of } : {}), detail }, now)
    await settleNow(tx, { campaign, matter, now })
    return { campaignId: id, matterId: matter.id }
  })
