import { randomBytes } from 'node:crypto'
import { personIn } from '../../base/hash.js'
import * as words from '../../messages/commanders.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { CommanderEntity } from '../../db/entities/commanders.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import * as commanders from '../../store/commanders.js'
import { tokenHash } from '../../store/invitations.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { signalCampaign, signalUser } from '../../store/queue.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { mayAct } from '../access/mayAct.js'
import { runnerOnly, sparesOrganiser } from '../access/organiser.js'
import { badInput, closed, conflict, forbidden, notFound, Problem } from '../../base/problems.js'
import { endCommander, withdrawCommander } from '../resolution/commanders.js'
import type { Caller, CampaignRef } from '../common/caller.js'
import { reasonFor } from '../common/reason.js'
import type { EntrustCommander, RemoveCommander } from '../common/commandContract.js'

export const commanderLimits = {
  /** Commanders of one seat. */
  most: 8,
  /** For how long a link can be followed, in days. */
  days: 14,
  /** Pieces that are named at a time. */
  pieces: 500,
} as const

const day = 86_400_000

interface Held {
  readonly campaign: CampaignEntity
  readonly holding: HoldingEntity
  readonly now: Date
}

/** The caller's own seat: what is decided about it is its holder's alone, and no deputy's. */
const lockOwnSeat = async (tx: Tx, caller: Caller, campaignId: string): Promise<Held> => {
  const { campaign, now } = await lockForMember(tx, caller, campaignId)
  const holding = await places.holdingOf(tx, campaign.id, caller.userId)
  if (!holding) throw forbidden(words.ofHolders())
  if (campaign.phase === 'ENDED') throw closed(words.over())
  return { campaign, holding, now }
}

const ofSeat = async (tx: Tx, holding: HoldingEntity, id: string): Promise<CommanderEntity> => {
  const found = (await commanders.commandersOf(tx, holding)).find((each) => each.id === id)
  if (!found) throw notFound()
  return found
}

/** The holder asks somebody by a link to play the seat with them. One link is open at a time, and only the holder knows of it. */
export const inviteCommander = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef & { readonly token: string; readonly expiresAt: string }> =>
  store.transaction(async (tx) => {
    const { campaign, holding, now } = await lockOwnSeat(tx, caller, campaignId)
    const { most, days } = commanderLimits
    if ((await commanders.commandersOf(tx, holding)).length >= most) throw new Problem('LIMIT', words.most({ most }))
    await withdrawCommander(tx, holding, now)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + days * day)
    const { id, seat } = holding
    await commanders.insertCommander(tx, {
      ...{ campaign: campaign.id, holding: id, seat, tokenHash: tokenHash(token), expiresAt },
    })
    return { campaignId: campaign.id, token, expiresAt: expiresAt.toISOString() }
  })

/** Somebody follows the link that asks them to play a seat with its holder; null: it is no such link. `gone`: what to say if it asks nobody any more. */
export const acceptAsCommander = async (
  tx: Tx,
  caller: Caller,
  token: string,
  gone: () => Problem,
): Promise<CampaignRef | null> => {
  const { userId } = caller
  const found = await commanders.commanderByToken(tx, token)
  if (!found) return null
  if (found.endedAt || (found.userId !== null && found.userId !== userId)) throw gone()
  const locked = await lockCampaign(tx, found.campaign)
  const asked = locked && (await commanders.commanderByToken(tx, token))
  if (!asked || asked.endedAt || locked.campaign.phase === 'ENDED') throw gone()
  const { campaign, now } = locked
  if (asked.userId === userId) return { campaignId: campaign.id }
  const holder = (await places.holdersOf(tx, campaign.id)).find(({ id }) => id === asked.holding)
  if (asked.acceptedAt || asked.expiresAt <= now || !holder) throw gone()
  await mayAct(tx, campaign, caller, asked.seat)
  if (await commanders.commanderOf(tx, campaign.id, userId)) throw conflict(words.already())
  await commanders.updateCommander(tx, asked.id, { userId, acceptedAt: now })
  const record = { kind: 'commander', entry: { seat: asked.seat, person: personIn(campaign.id, userId) } }
  await enterLog(tx, campaign.id, { kind: 'COMMANDER', by: caller, seat: asked.seat, of: holder.userId, record }, now)
  await signalUser(tx, userId)
  return { campaignId: campaign.id }
}

/** Pieces that the seat has now, each once. */
const readPieces = async (tx: Tx, { campaign, seat }: HoldingEntity, given: readonly string[]): Promise<string[]> => {
  const pieces = [...new Set(given)].sort()
  if (pieces.length > commanderLimits.pieces)
    throw badInput(words.manyPieces({ most: commanderLimits.pieces }), 'pieces')
  const shown = new Set(await commanders.piecesShown(tx, campaign, seat))
  const [strange] = pieces.filter((piece) => !shown.has(piece))
  if (strange !== undefined) throw badInput(words.noPiece({ piece: strange.slice(0, 100) }), 'pieces')
  return pieces
}

/**
 * Says for which pieces a commander writes, and whether they seal. Only whoever acts at the seat is told; the others' streams are woken, and are sent nothing, because
 * nothing that they see has changed.
 */
export const entrustCommander = async (
  { store }: Context,
  caller: Caller,
  { campaignId, commanderId, pieces, seals }: EntrustCommander,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, holding } = await lockOwnSeat(tx, caller, campaignId)
    const { id } = await ofSeat(tx, holding, commanderId)
    if (pieces !== null && seals) throw badInput(words.sealsAll(), 'seals')
    await commanders.updateCommander(tx, id, { pieces: pieces && (await readPieces(tx, holding, pieces)), seals })
    await signalCampaign(tx, campaign.id)
    return { campaignId: campaign.id }
  })

/** Ends it at once: streams, drafts and seals. Without an id the open link is withdrawn. */
export const dismissCommander = async (
  { store }: Context,
  caller: Caller,
  { campaignId, commanderId }: CampaignRef & { readonly commanderId: string | null },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, holding, now } = await lockOwnSeat(tx, caller, campaignId)
    if (commanderId !== null) await endCommander(tx, await ofSeat(tx, holding, commanderId), caller, now)
    else if (!(await withdrawCommander(tx, holding, now))) throw conflict(words.noLink())
    return { campaignId: campaign.id }
  })

/** Whoever runs the table ends it in the open, as they can free a seat: everybody reads who did it, and why. */
export const removeCommander = async (
  { store }: Context,
  caller: Caller,
  { campaignId, memberId, reason }: RemoveCommander,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    const told = reasonFor(reason)
    const commander = await commanders.commanderById(tx, campaign.id, memberId)
    if (!commander?.userId) throw notFound()
    if (campaign.phase === 'ENDED') throw closed(words.over())
    sparesOrganiser(campaign, caller, commander.userId)
    await endCommander(tx, commander, caller, now, told)
    return { campaignId: campaign.id }
  })
