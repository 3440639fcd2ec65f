import { createHmac, randomBytes } from 'node:crypto'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { AskEntity, SheetEntity } from '../db/entities/asks.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import { insertSheet } from '../store/asks.js'
import { enterRecord } from '../store/books.js'
import type { Tx } from '../store/tx.js'

/** Who seals, and how the request is told from its repetition. A deadline seals without a key. */
export interface Sealer {
  readonly by: string
  readonly key: string | null
  readonly bodyHash: string | null
  readonly fromDraft: boolean
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
    ...{ head: campaign.publishedHead, ...sealer, at: now, replacedAt: null },
  }
  await insertSheet(tx, sheet)
  await enterRecord(tx, campaign.id, 'sheet', { seat, askId, hash, by: sealer.by }, now)
  return sheet
}
