import { randomBytes } from 'node:crypto'
import { keepBotKey } from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { addBotsJob } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { SeatEntity } from '../../db/entities/places.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { badInput, closed, conflict } from '../../base/problems.js'
import type { Caller, CampaignRef } from '../common/contract.js'

interface SeatRef extends CampaignRef {
  readonly seat: string
}

const seatOf = async (tx: Tx, campaign: CampaignEntity, seat: string): Promise<SeatEntity> => {
  const seats = await places.seatsOf(tx, campaign.id)
  const found = seats.find((row) => row.seat === seat)
  if (!found) throw badInput(`Choose one of the seats ${seats.map((row) => row.seat).join(', ')}.`)
  return found
}

const change = async (
  tx: Tx,
  campaign: CampaignEntity,
  by: Caller,
  { seat, bot }: Pick<SeatEntity, 'seat' | 'bot'>,
  now: Date,
): Promise<void> => {
  await places.setBot(tx, campaign.id, seat, bot)
  const record = { kind: bot ? 'botSeated' : 'botRemoved', entry: { seat } }
  await enterLog(tx, campaign.id, { kind: bot ? 'BOT_SEATED' : 'BOT_REMOVED', by, seat, record }, now)
}

/** Has a bot play a seat that nobody holds, until somebody accepts an invitation to it. The table tells everybody. */
export const seatBot = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat }: SeatRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    if (campaign.phase === 'ENDED') throw closed('The campaign has ended. Create a new one to go on playing.')
    const { bot } = await seatOf(tx, campaign, seat)
    if (bot) throw conflict(`A bot already plays seat ${seat}.`)
    if ((await places.holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat))
      throw conflict(`Seat ${seat} is taken. Remove its holder first.`)
    await keepBotKey(tx, campaign.id, randomBytes(32).toString('hex'))
    await change(tx, campaign, caller, { seat, bot: true }, now)
    if (campaign.phase === 'RUNNING') await addBotsJob(tx, campaign.id)
    return { campaignId: campaign.id }
  })

/** The seat stands vacant again; what the bot has sealed stays sealed. */
export const removeBot = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat }: SeatRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    const { bot } = await seatOf(tx, campaign, seat)
    if (!bot) throw conflict(`No bot plays seat ${seat}. Check the list of seats.`)
    await change(tx, campaign, caller, { seat, bot: false }, now)
    return { campaignId: campaign.id }
  })
