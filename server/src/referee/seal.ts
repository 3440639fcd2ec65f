import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GroupEntity } from '../db/entities/asks.js'
import { marked } from '../names/namesakes.js'
import * as asks from '../store/asks.js'
import { addJob, signalCampaign } from '../store/queue.js'
import { type NewSheet, type SealFacts, writeSeal } from '../store/sealing.js'
import type { Tx } from '../store/tx.js'
import { sealed } from './sealed.js'

/** Stands where a user's id does on the sheets of a bot. */
export const botName = 'bot'

/** Who seals, and how the request is told from its repetition. */
export interface Sealer {
  readonly by: string
  readonly key: string | null
  readonly bodyHash: string | null
  /** Of a ruling. */
  readonly reason: string | null
}

/** A question that stands, with its group. */
export type Open = SealFacts & {
  readonly ask: NonNullable<SealFacts['ask']>
  readonly group: NonNullable<SealFacts['group']>
}

/** The group is resolved as soon as the transaction is through, by a job that leaves with the commit. */
export const completeGroup = async (
  tx: Tx,
  { campaign, groupId }: Pick<GroupEntity, 'campaign' | 'groupId'>,
  now: Date,
): Promise<void> => {
  await asks.updateGroup(tx, { campaign, groupId }, { completeAt: now })
  await addJob(tx, { campaignId: campaign, groupId, why: 'complete' })
}

/** A sheet as it will stand. The table shows by a desk's first one alone that it has sealed. */
export const sheetOf = (
  { campaign, desk, ask, group, sealed: before, name, members, arrived }: Open,
  orders: readonly OrderDraft[],
  sealer: Sealer,
  houseKey: string,
): NewSheet => {
  const { id, turn, publishedHead, showSealed } = campaign
  const bound = { campaign: id, seat: desk, askId: ask.id, orders, at: new Date(arrived) }
  const shown = !before && showSealed && group.common
  const byName = sealer.by === botName ? 'Bot' : marked(members, { user: sealer.by, name: name ?? '' })
  return {
    ...{ campaign: id, groupId: group.groupId, seat: desk, askId: ask.id, turn, orders, ...sealer, byName, shown },
    ...sealed(bound, { key: houseKey, head: publishedHead }),
    at: bound.at.toISOString(),
  }
}

/**
 * Writes a sheet in the transaction that has opened it. The last one closes the group, or one that settles it alone. Streams are woken by the first,
 * which the seat's own table shows; a sheet in another's place changes nothing that anybody sees.
 */
export const seal = async (tx: Tx, open: Open, sheet: NewSheet, settled: boolean): Promise<void> => {
  const { campaign: campaignId, groupId } = sheet
  const complete = await writeSeal(tx, sheet, settled)
  if (complete) await addJob(tx, { campaignId, groupId, why: 'complete' })
  if (!open.sealed) await signalCampaign(tx, campaignId)
}
