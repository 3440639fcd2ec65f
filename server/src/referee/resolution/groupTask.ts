import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { boardText, readFacts, secretsOf, unsealedViews, type Whole } from '../../store/facts.js'
import type { Tx } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import type { Closer } from '../compute/closingLine.js'
import type { GroupTask } from '../compute/resolve.js'

/** What was read: the work, and how a change of it is noticed. */
export interface ReadTask {
  readonly whole: Whole
  readonly digest: string
  readonly task: GroupTask
}

/** Everything that a resolution of a group depends on, in one snapshot. */
export const readTask = async (
  { houseKey }: Pick<Context, 'houseKey'>,
  tx: Tx,
  campaign: CampaignEntity,
  { groupId }: GroupEntity,
  { why, by = '' }: { readonly why: Closer; readonly by?: string },
): Promise<ReadTask> => {
  // A group that one sheet settled, or a ruling without a facilitator, does not wait for what nobody has sealed.
  const standing = why !== 'complete'
  const drafts = standing && campaign.draftAtDeadline === 'seal'
  const whole = { campaign: campaign.id, group: groupId, drafts, standing }
  const { facts, digest, now } = await readFacts(tx, whole)
  const { privateKey, state } = await secretsOf(tx, campaign.id)
  if (state === null) throw new Error('the state of the last resolution is missing')
  const views = standing ? await unsealedViews(tx, whole) : []
  const board = views.length > 0 ? await boardText(tx, campaign.id) : 'null'
  const signing = { key: houseKey.privateKey, head: campaign.publishedHead }
  return { whole, digest, task: { facts, state, privateKey, views, board, signing, why, by, now } }
}
