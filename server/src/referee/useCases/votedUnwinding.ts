import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/unwinding.generated.js'
import * as votes from '../../messages/votes.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { VoteAbout } from '../../db/entities/organising.js'
import { badInput, conflict, notFound, Problem } from '../../base/problems.js'
import { askOf, asksOf } from '../../store/asks.js'
import { courseNow } from '../../store/course.js'
import { seatsOf } from '../../store/places.js'
import type { Logged } from '../../store/log.js'
import type { Tx } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import type { CallVote, MatterRef } from '../common/contract.js'
import { tidy } from '../compute/sheets.js'
import { seatsCorrect, voteOf } from './agreeing.js'
import { decided, endVote, type Vote } from './settleVote.js'
import { reopen, wantedStage } from './unwind.js'
import { mustGoOn, publishUnwound, readWanted, type Wanted } from './unwinding.js'
import { reasonFor } from '../common/reason.js'

/** What the seats are to do, as it is kept with the vote. */
interface Played {
  readonly unwinding?: Pick<Wanted, 'revision' | 'corrected'>
  readonly seats?: readonly string[]
}

const mayAsk = async (tx: Tx, campaign: CampaignEntity): Promise<void> => {
  if (!(await seatsCorrect(tx, campaign))) throw conflict(votes.facilitatorCorrects())
  mustGoOn(campaign)
}

const sayOrder = ({ kind, detail, ...order }: OrderDraft): string => {
  const said = Object.values(order).filter((one) => typeof one === 'string' || typeof one === 'number')
  return [kind, ...said, ...(detail === undefined ? [] : [JSON.stringify(detail)])].map(String).join(' ')
}

/**
 * One's own closed question is to be answered otherwise. Only its form is looked at: what would come of it, nobody learns by asking. What is not one's own, and desks that
 * were not asked it, do not exist.
 */
export const aboutUnwinding = async (
  tx: Tx,
  campaign: CampaignEntity,
  seat: string,
  { unwinding }: CallVote,
): Promise<VoteAbout> => {
  await mayAsk(tx, campaign)
  const { askId = '', sheets = [], reason = '' } = unwinding ?? {}
  const groupId = (await askOf(tx, campaign.id, seat, askId))?.groupId
  const row = (await courseNow(tx, campaign.id)).find((one) => one.groupId === groupId)
  if (groupId === undefined || !row || row.common) throw notFound()
  const asked = await asksOf(tx, campaign.id, groupId)
  const corrected = sheets.map((sheet) => {
    const ask = asked.find((one) => one.seat === sheet.seat)
    if (!ask) throw notFound()
    return { seat: sheet.seat, askId: ask.askId, orders: tidy(sheet.orders) }
  })
  if (corrected.length === 0 || new Set(sheets.map((one) => one.seat)).size < sheets.length)
    throw badInput(words.sheets(), 'on.unwinding')
  const played: Played = { unwinding: { revision: row.revision, corrected } }
  const title = corrected.map((one) => `${one.seat}: ${one.orders.map(sayOrder).join(', ')}`).join('; ')
  return { played: JSON.stringify(played), title, note: reasonFor(reason) }
}

export const aboutReopening = async (
  context: Context,
  tx: Tx,
  campaign: CampaignEntity,
  { reopening }: CallVote,
): Promise<VoteAbout> => {
  await mayAsk(tx, campaign)
  const { seats = [], reason = '' } = reopening ?? {}
  const known = new Set((await seatsOf(tx, campaign.id)).map((one) => one.seat))
  if (seats.length === 0 || !seats.every((one) => known.has(one))) throw badInput(words.seats(), 'on.reopening')
  await wantedStage(context, tx, campaign, { seats, reason })
  const played: Played = { seats }
  return { played: JSON.stringify(played), title: [...seats].sort().join(', '), note: reason.trim() }
}

/** A vote that has passed, and can be carried out. */
const passed = async (tx: Tx, ref: MatterRef): Promise<Vote | null> => {
  const vote = await voteOf(tx, ref)
  if (!vote || (await decided(tx, vote)) !== 'passed') return null
  const goesOn = vote.campaign.phase === 'RUNNING' || vote.campaign.phase === 'PAUSED'
  return goesOn && (await seatsCorrect(tx, vote.campaign)) ? vote : null
}

const carryOut = (context: Context, ref: MatterRef, about: VoteAbout): Promise<boolean> => {
  const { unwinding, seats = [] } = JSON.parse(about.played ?? '{}') as Played
  const { note: reason = '' } = about
  const end = async (tx: Tx): Promise<Vote | null> => {
    const vote = await passed(tx, ref)
    if (vote) await endVote(tx, vote, 'passed')
    return vote
  }
  if (!unwinding) return reopen(context, ref.campaignId, { seats, reason }, async (tx) => ((await end(tx)) ? {} : null))
  return publishUnwound(
    context,
    ref.campaignId,
    (tx, campaign) => readWanted(tx, campaign, { ...unwinding, reason, reopened: null }),
    async (tx, campaign): Promise<Logged | null> => {
      if (!(await end(tx))) return null
      const record = { kind: 'unwound', entry: { reason }, publish: true }
      return { kind: 'UNWOUND', detail: { turn: campaign.turn, note: reason }, record }
    },
  )
}

/** What all seats have agreed on is done in one step. What cannot be done any more comes to nothing, and nobody is told why. */
export const playAgreed = async (context: Context, ref: MatterRef, about: VoteAbout): Promise<void> => {
  try {
    if (await carryOut(context, ref, about)) return
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
  await context.store.transaction(async (tx) => {
    const vote = await voteOf(tx, ref)
    if (vote) await endVote(tx, vote, 'lapsed')
  })
}
