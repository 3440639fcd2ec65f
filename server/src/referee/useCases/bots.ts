import { randomBytes } from 'node:crypto'
import * as words from '../../messages/problems.generated.js'
import * as late from '../../messages/lateStart.generated.js'
import { keepBotKey } from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { addBotsJob } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { SeatEntity } from '../../db/entities/places.js'
import { type Context, lockForMember } from '../access/context.js'
import { runnerOnly } from '../access/organiser.js'
import { badInput, closed, conflict } from '../../base/problems.js'
import type { Caller, CampaignRef } from '../common/contract.js'

interface SeatRef extends CampaignRef {
  readonly seat: string
}

export const seatOf = async (tx: Tx, campaign: CampaignEntity, seat: string): Promise<SeatEntity> => {
  const seats = await places.seatsOf(tx, campaign.id)
  const found = seats.find((row) => row.seat === seat)
  if (!found) throw badInput(words.chooseSeat({ seats: seats.map((row) => row.seat).join(', ') }), 'seat')
  return found
}

/** A bot takes a seat or leaves it, and everybody reads it. */
export const enterBot = async (
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id'>,
  by: Caller,
  { seat, bot }: Pick<SeatEntity, 'seat' | 'bot'>,
  now: Date,
): Promise<void> => {
  if (bot) await keepBotKey(tx, campaign.id, randomBytes(32).toString('hex'))
  await places.setBot(tx, campaign.id, seat, bot)
  const record = { kind: bot ? 'botSeated' : 'botRemoved', entry: { seat } }
  await enterLog(tx, campaign.id, { kind: bot ? 'BOT_SEATED' : 'BOT_REMOVED', by, seat, record }, now)
}

/** Lets a bot play a seat that nobody holds, until somebody accepts an invitation to it. The table tells everybody. */
export const seatBot = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat }: SeatRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    if (campaign.phase === 'ENDED') throw closed(words.createNew())
    const { bot, reservedUntil } = await seatOf(tx, campaign, seat)
    if (bot) throw conflict(words.botPlays({ seat }))
    if (reservedUntil !== null) throw conflict(late.reserved({ seat }))
    if ((await places.holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat))
      throw conflict(words.seatTaken({ seat }))
    await enterBot(tx, campaign, caller, { seat, bot: true }, now)
    if (campaign.phase === 'RUNNING') await addBotsJob(tx, campaign.id)
    return { campaignId: campaign.id }
  })

/** The seat becomes vacant again; what the bot has sealed stays sealed. */
export const removeBot = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat }: SeatRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    const { bot } = await seatOf(tx, campaign, seat)
    if (!bot) throw conflict(words.noBot({ seat }))
    await enterBot(tx, campaign, caller, { seat, bot: false }, now)
    return { campaignId: campaign.id }
  })
