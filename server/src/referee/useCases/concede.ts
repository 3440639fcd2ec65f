import { personIn } from '../../base/hash.js'
import { randomBytes } from 'node:crypto'
import * as words from '../../messages/conceding.generated.js'
import { inEnglish } from '../../base/language.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { keepBotKey } from '../../store/books.js'
import { revokeInvitations } from '../../store/invitations.js'
import { enterLog } from '../../store/log.js'
import { endNamings } from '../../store/naming.js'
import * as places from '../../store/places.js'
import { addBotsJob, signalUser } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import { endActing } from '../resolution/commanders.js'
import { type Context, lockForMember } from '../access/context.js'
import { closed, conflict, forbidden } from '../../base/problems.js'
import { endNow } from './endNow.js'
import type { Caller, CampaignRef, Concede } from '../common/contract.js'

/** A bot plays on for the seat, or nobody does: then its questions are answered by silence. */
const playOn = async (tx: Tx, { id, phase }: CampaignEntity, seat: string, bot: boolean): Promise<void> => {
  if (bot) await keepBotKey(tx, id, randomBytes(32).toString('hex'))
  await places.setBot(tx, id, seat, bot)
  if (bot && phase === 'RUNNING') await addBotsJob(tx, id)
}

/** All but one have conceded: the last one has won, whatever the rules would have said later. Whoever may still come does not count. */
const endIfDecided = async (tx: Tx, campaign: CampaignEntity, now: Date): Promise<void> => {
  const conceded = await places.concededSeats(tx, campaign.id)
  const left = (await places.seatsOf(tx, campaign.id)).filter(
    ({ seat, reservedUntil }) => reservedUntil === null && !conceded.includes(seat),
  )
  if (left.length > 1) return
  const [last] = left
  const note = inEnglish(() => (last ? words.lastOne({ seat: last.seat, title: last.title }) : words.nobodyLeft()))
  await endNow(tx, campaign, null, note, now)
}

/** A holder gives up for their seat, and all read it. They keep what the seat knew until then, as somebody who leaves does. */
export const concede = async ({ store }: Context, caller: Caller, { campaignId, bot }: Concede): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const { id, phase } = campaign
    const holding = await places.holdingOf(tx, id, caller.userId)
    if (!holding) throw forbidden(words.ofHolders())
    if (phase === 'GATHERING') throw conflict(words.notStarted())
    if (phase === 'ENDED') throw closed(words.over())
    const { seat } = holding
    await endActing(tx, holding, now)
    await places.vacateSeat(tx, holding, { removed: false, gone: null }, now)
    await places.markConceded(tx, holding.id)
    await endNamings(tx, id, caller.userId, now)
    await revokeInvitations(tx, { campaign: id, role: 'PLAYER', seat }, now)
    await playOn(tx, campaign, seat, bot)
    const record = { kind: 'conceded', entry: { seat, person: personIn(campaign.id, caller.userId) } }
    await enterLog(tx, id, { kind: 'CONCEDED', by: caller, seat, detail: { bot }, record }, now)
    await signalUser(tx, caller.userId)
    await endIfDecided(tx, campaign, now)
    return { campaignId: id }
  })
