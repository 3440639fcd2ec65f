import { personIn } from '../../base/hash.js'
import { randomBytes } from 'node:crypto'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { DeputyshipEntity } from '../../db/entities/deputies.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import { keepBotKey } from '../../store/books.js'
import * as deputies from '../../store/deputies.js'
import { enterLog } from '../../store/log.js'
import { holdersOf, setBot } from '../../store/places.js'
import { addBotsJob, signalUser } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import type { Caller } from '../common/contract.js'

type Acts = Pick<DeputyshipEntity, 'id' | 'campaign' | 'seat' | 'bot' | 'userId' | 'fromAt' | 'acceptedAt'>

/** The time has come: a bot plays the seat from now on, or the streams of a person open. Whoever named them for later is told. */
export const beginDeputyship = async (tx: Tx, deputyship: Acts, now: Date): Promise<void> => {
  const { id, campaign, seat, bot, userId, fromAt, acceptedAt } = deputyship
  await deputies.updateDeputyship(tx, id, { begun: true })
  if (bot) {
    await keepBotKey(tx, campaign, randomBytes(32).toString('hex'))
    await setBot(tx, campaign, seat, true)
    await addBotsJob(tx, campaign)
  }
  const isLater = acceptedAt !== null && fromAt > acceptedAt
  if (isLater) {
    const of = userId === null ? {} : { of: userId }
    await enterLog(tx, campaign, { kind: 'DEPUTY_BEGAN', seat, ...of, detail: { bot } }, now)
  }
  if (userId !== null) await signalUser(tx, userId)
}

/** What all read of somebody who acts, or will act, for the holder of a seat. */
export const logDeputy = (
  tx: Tx,
  { campaign, seat, userId, bot, fromAt, untilAt }: DeputyshipEntity,
  { by, of }: { readonly by?: Caller; readonly of?: string },
  now: Date,
): Promise<void> => {
  const [from, at] = [fromAt.toISOString(), untilAt.toISOString()]
  const record = { kind: 'deputy', entry: { seat, person: userId && personIn(campaign, userId), from, until: at } }
  const detail = { bot, at, ...(fromAt > now ? { from } : {}) }
  return enterLog(
    tx,
    campaign,
    { kind: 'DEPUTY', seat, ...(by && { by }), ...(of !== undefined && { of }), detail, record },
    now,
  )
}

const holderOf = async (tx: Tx, { campaign, holding }: DeputyshipEntity): Promise<HoldingEntity | undefined> =>
  (await holdersOf(tx, campaign)).find(({ id }) => id === holding)

/** It is over, at its time or before: nobody else has to do anything for that. `by` is left out where its time or the rules did it. */
export const endDeputyship = async (
  tx: Tx,
  deputyship: DeputyshipEntity,
  by: Caller | null,
  now: Date,
): Promise<void> => {
  const { id, campaign, seat, userId, bot, begun, untilAt, acceptedAt } = deputyship
  await deputies.updateDeputyship(tx, id, { endedAt: untilAt < now ? untilAt : now })
  // Of a link that nobody has followed only the holder knows.
  if (!acceptedAt) return
  if (bot && begun) await setBot(tx, campaign, seat, false)
  const own = by !== null && by.userId === userId
  const other = own ? (await holderOf(tx, deputyship))?.userId : userId
  const of = other === null || other === undefined ? {} : { of: other }
  const record = { kind: 'deputyEnded', entry: { seat, person: userId && personIn(campaign, userId) } }
  await enterLog(
    tx,
    campaign,
    { kind: 'DEPUTY_ENDED', seat, ...(by && { by }), ...of, detail: { bot, ...(own && { own }) }, record },
    now,
  )
  if (userId !== null) await signalUser(tx, userId)
}

/** Somebody holds the seat no longer, and so nobody acts for them. */
export const endDeputyOf = async (tx: Tx, { campaign, seat }: HoldingEntity, now: Date): Promise<void> => {
  const deputyship = await deputies.deputyshipOf(tx, campaign, seat)
  if (deputyship) await endDeputyship(tx, deputyship, null, now)
}

/** Begins and ends what is due in a campaign. What may be read and done follows the times themselves, not this. */
export const turnDeputies = async (tx: Tx, { id, phase }: CampaignEntity, now: Date): Promise<void> => {
  for (const deputyship of await deputies.openDeputyships(tx, id)) {
    const { untilAt, fromAt, begun, acceptedAt } = deputyship
    if (untilAt <= now && phase === 'ENDED') await deputies.updateDeputyship(tx, deputyship.id, { endedAt: untilAt })
    else if (untilAt <= now) await endDeputyship(tx, deputyship, null, now)
    else if (acceptedAt && !begun && fromAt <= now) await beginDeputyship(tx, deputyship, now)
  }
}
