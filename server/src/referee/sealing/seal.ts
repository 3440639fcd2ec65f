import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import type { GroupEntity } from '../../db/entities/asks.js'
import { marked } from '../../names/namesakes.js'
import * as asks from '../../store/asks.js'
import { addJob } from '../../store/queue.js'
import type { JudgedSheet, SealFacts } from '../../store/sealing.js'
import type { Tx } from '../../store/tx.js'
import { sealed } from '../compute/sealed.js'

/** Takes the place of a user's id on the sheets of a bot. */
export const botName = 'bot'

/** Who seals, and how the request is told apart from its repetition. */
export interface Sealer {
  readonly by: string
  readonly key: string | null
  readonly bodyHash: string | null
  /** Of a ruling. */
  readonly reason: string | null
  /** Whether they act with a token. */
  readonly tool: boolean
}

/** What has been judged, and whether it settles its group alone. */
interface Answer {
  readonly orders: readonly OrderDraft[]
  readonly settled: boolean
}

/** A valid question, with its group. */
export type Open = SealFacts & {
  readonly ask: NonNullable<SealFacts['ask']>
  readonly group: NonNullable<SealFacts['group']>
}

/** The group is resolved right after the transaction, by a job that is queued with the commit. */
export const completeGroup = async (
  tx: Tx,
  { campaign, groupId }: Pick<GroupEntity, 'campaign' | 'groupId'>,
  now: Date,
): Promise<void> => {
  await asks.updateGroup(tx, { campaign, groupId }, { completeAt: now })
  await addJob(tx, { campaignId: campaign, groupId, why: 'complete' })
}

/**
 * A sheet as it will be stored. The table shows only a desk's first one as sealed, and where it does also that a tool has sealed. A bot waits for the
 * campaign's lock: under it its seat changes hands before or after, and not at the same time.
 */
export const sheetOf = (
  { campaign, desk, ask, group, sealed: before, stand, name, members, arrived }: Open,
  { orders, settled }: Answer,
  { tool, ...sealer }: Sealer,
  houseKey: string,
): JudgedSheet => {
  const { id, turn, publishedHead, showSealed } = campaign
  const bound = { campaign: id, seat: desk, askId: ask.id, orders, at: new Date(arrived) }
  const shown = !before && showSealed && group.common
  const logged = tool && shown
  const isBot = sealer.by === botName
  const byName = isBot ? inEnglish(words.bot) : marked(members, { user: sealer.by, name: name ?? '' })
  return {
    ...{ campaign: id, groupId: group.groupId, seat: desk, askId: ask.id, turn, orders, ...sealer, byName, shown },
    ...sealed(bound, { key: houseKey, head: publishedHead }),
    at: bound.at.toISOString(),
    ...{ stand: stand ?? '', settled, first: !before, logged, locked: logged || isBot },
  }
}
