import { createHmac, randomBytes } from 'node:crypto'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { AskEntity, GroupEntity, SheetEntity } from '../db/entities/asks.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import * as asks from '../store/asks.js'
import { enterRecord } from '../store/books.js'
import { nameIn } from '../store/people.js'
import { addJob, signalCampaign } from '../store/queue.js'
import { bumpVersion, type Tx, updateCampaign } from '../store/tx.js'

/** Stands where a user's id does on the sheets of a bot. */
export const botName = 'bot'

/** Who seals, and how the request is told from its repetition. A deadline seals without a key. */
export interface Sealer {
  readonly by: string
  readonly key: string | null
  readonly bodyHash: string | null
  readonly fromDraft: boolean
  /** Of a ruling. */
  readonly reason?: string | null
}

/** Writes a sheet and enters it into the record. Its hash binds the orders and, for its salt, tells nobody what they are. */
export const writeSheet = async (
  tx: Tx,
  campaign: CampaignEntity,
  ask: Pick<AskEntity, 'seat' | 'askId'>,
  orders: readonly OrderDraft[],
  sealer: Sealer,
  now: Date,
): Promise<Omit<SheetEntity, 'id'>> => {
  const salt = randomBytes(32)
  const { seat, askId } = ask
  const at = now.toISOString()
  const hash = createHmac('sha256', salt)
    .update(canonical({ ask: askId, at, campaign: campaign.id, orders, seat }))
    .digest('hex')
  const sheet = {
    ...{ campaign: campaign.id, seat, askId, turn: campaign.turn, orders, salt: salt.toString('hex'), hash },
    ...{ head: campaign.publishedHead, reason: null, ...sealer, at: now, replacedAt: null },
    byName: sealer.by === botName ? 'Bot' : await nameIn(tx, campaign.id, sealer.by),
  }
  await asks.insertSheet(tx, sheet)
  await enterRecord(tx, campaign.id, 'sheet', { seat, askId, hash, by: sealer.by }, now)
  return sheet
}

const isComplete = async (tx: Tx, group: GroupEntity): Promise<boolean> => {
  const members = await asks.asksOf(tx, group.campaign, group.groupId)
  const sealed = await asks.sheetsOf(tx, members)
  return members.every(({ seat, askId }) => sealed.some((row) => row.seat === seat && row.askId === askId))
}

/** The group is resolved as soon as the transaction is through, by a job that leaves with the commit. */
export const completeGroup = async (
  tx: Tx,
  group: Pick<GroupEntity, 'campaign' | 'groupId'>,
  now: Date,
): Promise<void> => {
  await asks.updateGroup(tx, group, { completeAt: now })
  await addJob(tx, { campaignId: group.campaign, groupId: group.groupId, why: 'complete' })
}

/** Of a seal: whether its group may be closed by it, and whether the desk had none before. */
export interface Sealing {
  readonly settled: boolean
  readonly first: boolean
}

/** The last sheet closes the group, or one that settles it alone. A person's at a seat is the sign of life that a silent campaign waits for. */
export const afterSeal = async (
  tx: Tx,
  campaign: CampaignEntity,
  group: GroupEntity,
  { seat, by }: Pick<SheetEntity, 'seat' | 'by'>,
  { settled, first }: Sealing,
  now: Date,
): Promise<void> => {
  const { id } = campaign
  if (by !== botName && seat !== facilitatorDesk) await updateCampaign(tx, id, { stageSealed: true })
  if (settled || (await isComplete(tx, group))) await completeGroup(tx, group, now)
  // A sheet in another's place changes nothing that the table shows.
  if (first && campaign.showSealed && group.common) await bumpVersion(tx, id)
  await signalCampaign(tx, id)
}
