import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings, type Settings } from '@muster/rulesets/kit/settings.js'
import * as words from '../../messages/problems.generated.js'
import * as late from '../../messages/lateStart.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import { type Context, lockForMember, rulesetOf } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { badInput, conflict } from '../../base/problems.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import { guardEngine } from '../common/fault.js'
import type { Game } from '../compute/game.js'
import { seatOf } from './bots.js'

interface SeatRef extends CampaignRef {
  readonly seat: string
}

/** Seats that have to be played from the start. */
const fewest = 2

/** The last turn at whose opening a late starter can begin, by the campaign's own settings. */
const lastTurnOf = (context: Context, campaign: CampaignEntity): number => {
  const game = rulesetOf(context, campaign)
  const settings = resolveSettings(game.settings, campaign.settings as Readonly<Record<string, Json>>)
  if (!game.lateStart || !settings.ok) throw conflict(late.notHere())
  const { lateStart } = game
  return guardEngine(() => lateStart.lastTurn(settings.value))
}

/** Seats whose start is kept when a campaign is created: those that are named, else those that its scenario keeps and nobody plays; until which turn. */
export const reservedAt = (
  game: Game,
  settings: Settings,
  seats: readonly string[],
  {
    kept,
    played,
    named,
  }: {
    readonly kept: readonly string[]
    readonly played: readonly string[]
    readonly named: readonly string[] | undefined
  },
): ReadonlyMap<string, number> => {
  const wanted = named ?? kept.filter((seat) => !played.includes(seat))
  if (wanted.length === 0) return new Map()
  const other = wanted.find((seat) => !seats.includes(seat) || played.includes(seat))
  if (other !== undefined) throw badInput(late.notFree({ seat: other }), 'reserved')
  const { lateStart } = game
  if (!lateStart) throw badInput(late.notHere(), 'reserved')
  if (seats.length - new Set(wanted).size < fewest) throw badInput(late.tooMany({ fewest }), 'reserved')
  const until = guardEngine(() => lateStart.lastTurn(settings))
  return new Map(wanted.map((seat) => [seat, until]))
}

/** The table tells everybody. */
export const enterReserved = async (
  tx: Tx,
  campaignId: string,
  by: Caller,
  { seat, until }: { readonly seat: string; readonly until: number },
  now: Date,
): Promise<void> => {
  const record = { kind: 'seatReserved', entry: { seat, until } }
  await enterLog(tx, campaignId, { kind: 'SEAT_RESERVED', by, seat, detail: { until }, record }, now)
}

const inGathering = async (tx: Tx, caller: Caller, campaignId: string) => {
  const locked = await lockForMember(tx, caller, campaignId)
  await organiserOnly(tx, locked.campaign, caller)
  if (locked.campaign.phase !== 'GATHERING') throw conflict(words.alreadyStarted())
  return locked
}

/** Keeps the start of a vacant seat for somebody who joins once the campaign runs. The table tells everybody. */
export const reserveSeat = async (
  context: Context,
  caller: Caller,
  { campaignId, seat }: SeatRef,
): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const { campaign, now } = await inGathering(tx, caller, campaignId)
    const { bot, reservedUntil } = await seatOf(tx, campaign, seat)
    if (reservedUntil !== null) throw conflict(late.reserved({ seat }))
    if (bot) throw conflict(words.botPlays({ seat }))
    if ((await places.holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat))
      throw conflict(words.seatTaken({ seat }))
    const others = (await places.seatsOf(tx, campaign.id)).filter((other) => other.reservedUntil === null)
    if (others.length <= fewest) throw conflict(late.tooMany({ fewest }))
    const until = lastTurnOf(context, campaign)
    await places.setReserved(tx, campaign.id, seat, until)
    await enterReserved(tx, campaign.id, caller, { seat, until }, now)
    return { campaignId: campaign.id }
  })

/** Before the start: the seat is an ordinary one again. */
export const releaseSeat = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat }: SeatRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await inGathering(tx, caller, campaignId)
    const { reservedUntil } = await seatOf(tx, campaign, seat)
    if (reservedUntil === null) throw conflict(late.notReserved({ seat }))
    await places.setReserved(tx, campaign.id, seat, null)
    const record = { kind: 'seatReleased', entry: { seat } }
    await enterLog(tx, campaign.id, { kind: 'SEAT_RELEASED', by: caller, seat, record }, now)
    return { campaignId: campaign.id }
  })
