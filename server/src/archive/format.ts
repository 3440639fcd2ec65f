import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { SetUpInput } from '../referee/compute/replay.js'

/** Raised when a program that knows only the earlier ones could no longer read an archive. */
export const version = 1

export const formatName = 'muster-archive'

export const manifestPart = 'manifest.json'

/** Where the rows of a table are: one in a line, as JSON. */
export const partOf = (table: string): string => `${table}.ndjson`

/** What an archive says of itself. */
export interface Manifest {
  /** `muster-archive`. */
  readonly format: string
  readonly version: number
  /** `running`: it holds secrets, and can be played on elsewhere. */
  readonly state: 'ended' | 'running'
  readonly campaign: string
  /** By the database's clock. */
  readonly writtenAt: string
  /** The migrations that the house had been through: the columns are those of its tables. */
  readonly migrations: readonly string[]
  readonly parts: readonly {
    readonly part: string
    readonly rows: number
    readonly bytes: number
    readonly sha256: string
  }[]
}

/** The campaign's row, with its keys. */
export interface ArchivedCampaign {
  readonly id: string
  readonly name: string
  readonly ruleset: string
  readonly edition: string
  readonly scenario: string
  readonly settings: Readonly<Record<string, Json>>
  readonly tabletop: TabletopChoice
  readonly phase: string
  readonly head: string
  readonly public_key: string
  readonly private_key: string
  /** With which the houses in which it was played signed receipts. */
  readonly receipt_keys: readonly string[]
}

export interface ArchivedEntry {
  readonly number: number
  readonly kind: string
  /** `{ withheld: true }` where it names an account, as entries about people did once. */
  readonly entry: Readonly<Record<string, Json>>
  readonly salt: string
  readonly head: string
}

/** What went into a resolution that closed a group. */
export interface GroupInput {
  readonly group: string
  /** Of a turn's opening after which another edition plays on. */
  readonly edition?: { readonly from: string; readonly to: string }
  readonly arrivals?: readonly string[]
  /** The campaign goes back to the state after this resolution: nothing was closed. */
  readonly restores?: number
  /** It is a resolution of before, by its number, played again after that. */
  readonly again?: number
  readonly sheets: readonly {
    readonly ask: string
    readonly seat: string
    readonly orders: readonly OrderDraft[] | null
    readonly hash: string | null
    readonly bot?: true
    /** Of one that is played again: not what was sealed, but what should have been, or what of it could still be given. */
    readonly corrected?: true
  }[]
}

export interface ArchivedResolution {
  readonly revision: number
  readonly group_id: string | null
  readonly turn: number
  readonly stage: string
  readonly input: SetUpInput | GroupInput
  readonly events: readonly GameEvent[]
  readonly throws: readonly Throw[]
  readonly input_hash: string
  readonly events_hash: string
  readonly state_hash: string
  /** By subject: the proof of its dice key, Base64. */
  readonly proofs: Readonly<Record<string, string>>
}

export interface ArchivedSheet {
  readonly seat: string
  readonly ask_id: string
  readonly orders: readonly OrderDraft[]
  readonly salt: string
  readonly hash: string
  readonly head: string
  readonly signature: string | null
  readonly at: string
}

/** What is checked of an archive. */
export interface War {
  readonly campaign: ArchivedCampaign
  readonly record: readonly ArchivedEntry[]
  readonly resolutions: readonly ArchivedResolution[]
  readonly sheets: readonly ArchivedSheet[]
}

/** Kinds of entries that named an account until they were given a code for it. */
export const namedAccounts: ReadonlySet<string> = new Set([
  ...['organises', 'joined', 'conceded', 'left', 'removed', 'deputy', 'deputyEnded'],
])

export const isWithheld = ({ kind, entry }: ArchivedEntry): boolean =>
  namedAccounts.has(kind) && entry['withheld'] === true
