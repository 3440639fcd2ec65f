import type { Json } from '@muster/rulesets/kit/json.js'

/** A battle desk without its log, as one side reads it. */
export interface BattleHead {
  readonly id: string
  readonly campaignId: string
  /** What the newest view that the reader knows calls the battle. */
  readonly about: string
  readonly openedAt: string
  readonly closedAt: string | null
  readonly seed: string
  /** Whether the reader may show it to a facilitator who sees no secrets. */
  readonly showable: boolean
  readonly sides: readonly {
    readonly seat: string
    readonly title: string
    readonly mine: boolean
    readonly zone: string | null
  }[]
  /** Entries that an appointment follows from, in order. */
  readonly schedule: readonly BattleEntryRow[]
}

export interface BattleThrow {
  readonly name: string
  readonly faces: readonly number[]
}

export interface BattleRoll {
  readonly procedure: string
  readonly input: Json
  readonly outcome: Json
  readonly throws: readonly BattleThrow[]
  readonly byHand: boolean
  /** Base64; null if entered by hand. */
  readonly proof: string | null
  /** The canonical JSON that the proof proves; null if entered by hand. */
  readonly subject: string | null
}

/** What an entry of a battle's log says, by its kind. */
export type BattleSaid =
  | { readonly kind: 'MESSAGE'; readonly body: { readonly text: string } }
  | { readonly kind: 'TIMES'; readonly body: { readonly times: readonly string[]; readonly text: string | null } }
  | { readonly kind: 'AGREEMENT'; readonly body: { readonly answers: number; readonly time: string } }
  | { readonly kind: 'CALLED_OFF'; readonly body: { readonly text: string | null } }
  | { readonly kind: 'ROLL'; readonly body: BattleRoll }
  | { readonly kind: 'SHOWN'; readonly body: Readonly<Record<string, never>> }

export type BattleEntryRow = BattleSaid & {
  readonly number: number
  readonly seat: string
  /** Name of the person. */
  readonly by: string
  readonly at: string
}

export interface BattleRow {
  readonly head: BattleHead
  /** In order. */
  readonly entries: readonly BattleEntryRow[]
}
