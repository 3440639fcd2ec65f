import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import type { Member } from '../names/namesakes.js'
import type { Receipt } from '../referee/useCases.js'
import { isUuid, type Tx } from './tx.js'

/** What a seal or a draft is judged by. */
export interface SealFacts {
  /** By the database's clock, before any wait. */
  readonly arrived: string
  /** Where the caller answers; empty: nowhere. */
  readonly desk: string
  readonly campaign: Pick<
    CampaignEntity,
    'id' | 'ruleset' | 'phase' | 'turn' | 'replaceable' | 'showSealed' | 'publishedHead'
  >
  /** Null: nothing of the kind is asked at this desk. */
  readonly ask: AskView | null
  /** Whether a bot plays the seat. */
  readonly bot: boolean
  readonly group: {
    readonly groupId: string
    readonly common: boolean
    readonly deadlineAt: string | null
    readonly completeAt: string | null
    readonly frozenAt: string | null
    readonly closedAt: string | null
  } | null
  /** Whether a sheet stands. */
  readonly sealed: boolean
  /** The caller's own sheet of this key. */
  readonly known: (Receipt & { readonly bodyHash: string | null }) | null
  readonly briefing: {
    readonly number: number
    readonly boardHash: string
    readonly view: Omit<GameView, 'board'>
  } | null
  /** Revision of the draft that stands. */
  readonly draft: number | null
  readonly name: string | null
  readonly members: readonly Member[]
}

interface Sealing {
  readonly userId: string
  readonly campaignId: string
  /** Of a bot; null: the caller's own. */
  readonly seat: string | null
  readonly askId: string
  readonly key: string | null
}

const ask = async (tx: Tx, { userId, campaignId, seat, askId, key }: Sealing, sealing: boolean) => {
  if (!isUuid(campaignId)) return null
  const args = [userId, campaignId, seat, askId, key, sealing]
  const rows = await tx.query<{ facts: SealFacts | null }[]>(
    'SELECT muster.open_seal($1, $2, $3, $4, $5, $6) AS facts',
    args,
  )
  return rows[0]?.facts ?? null
}

/** Facts without waiting for anybody; null: there is no such campaign for this caller. */
export const readSeal = (tx: Tx, sealing: Sealing): Promise<SealFacts | null> => ask(tx, sealing, false)

/** The same, and nobody closes the group until the transaction ends. */
export const openSeal = (tx: Tx, sealing: Sealing): Promise<SealFacts | null> => ask(tx, sealing, true)

/** A sheet as it is written. */
export interface NewSheet {
  readonly campaign: string
  readonly groupId: string
  readonly seat: string
  readonly askId: string
  readonly turn: number
  readonly orders: readonly OrderDraft[]
  readonly salt: string
  readonly hash: string
  readonly head: string
  readonly signature: string
  readonly key: string | null
  readonly bodyHash: string | null
  readonly by: string
  readonly byName: string
  /** Whether the table shows by it that the seat has sealed. */
  readonly shown: boolean
  readonly reason: string | null
  readonly at: string
}

/** Whether the group is complete by it. */
export const writeSeal = async (tx: Tx, sheet: NewSheet, settled: boolean): Promise<boolean> => {
  const rows = await tx.query<{ complete: boolean }[]>('SELECT muster.write_seal($1, $2) AS complete', [
    JSON.stringify(sheet),
    settled,
  ])
  return rows[0]?.complete ?? false
}
