import type { ComplaintKind } from '../db/terms.js'
import type { Phase } from './reads.table.js'

export type ActKind = 'BLOCKED' | 'UNBLOCKED' | 'SETTLED' | 'RETRIED'

/** An account as an operator sees it. */
export interface OperatorAccountRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly confirmed: boolean
  readonly createdAt: string
  readonly seenAt: string | null
  readonly blockedAt: string | null
  readonly blockReason: string | null
  readonly operator: boolean
  /** In which they have a place. */
  readonly campaigns: number
}

export interface FaultRow {
  readonly reference: string
  readonly error: string
  readonly place: string
  readonly at: string
}

/** A campaign without anything of what is played in it. */
export interface OperatorCampaignRow {
  readonly id: string
  readonly name: string
  readonly rulesetId: string
  readonly edition: string
  readonly phase: Phase
  readonly turn: number
  readonly createdAt: string
  readonly bytes: number
  readonly resolvedAt: string | null
  /** Of a campaign on hold. */
  readonly fault: FaultRow | null
}

export type StorageKind =
  | ('ACCOUNTS' | 'BRIEFINGS' | 'CHRONICLES' | 'JOBS')
  | ('NOTIFICATIONS' | 'OTHER' | 'RESOLUTIONS' | 'TALK')

export interface StorageRow {
  readonly bytes: number
  readonly groups: readonly { readonly kind: StorageKind; readonly bytes: number }[]
}

export interface MessagesRow {
  readonly untold: number
  readonly untoldSince: string | null
  readonly waiting: number
  readonly overdueSince: string | null
  readonly failed: number
  readonly channels: readonly {
    readonly kind: string
    readonly count: number
    readonly failing: number
    readonly paused: number
  }[]
}

export interface ComplaintRow {
  readonly id: string
  readonly about: ComplaintKind
  readonly campaign: string
  readonly by: string
  readonly of: string
  /** Of who wrote it; null: it is deleted. */
  readonly accountId: string | null
  readonly text: string
  readonly reason: string
  readonly at: string
  readonly settledAt: string | null
}

export interface ActRow {
  readonly number: number
  readonly at: string
  readonly kind: ActKind
  /** Null: at the command line, or by somebody whose account is deleted. */
  readonly by: string | null
  readonly of: string | null
  readonly campaign: string | null
  readonly note: string | null
}

export interface JobsRow {
  readonly waiting: number
  readonly waitingSince: Date | null
  /** For later. */
  readonly planned: number
  readonly failed: readonly {
    readonly task: string
    readonly attempts: number
    readonly maxAttempts: number
    readonly at: string
    readonly error: string
  }[]
}
