import type { Json } from '@muster/rulesets/kit/json.js'
import type { Outcome, TabletopChoice } from '@muster/rulesets/kit/system.js'
import { gql } from 'urql'

/** The desk of a battle as its sides see it, field for field as the documents below ask for it. */
export interface BattleDesk {
  readonly id: string
  readonly campaignId: string
  /** What the reader's newest view calls the battle. */
  readonly about: string
  readonly openedAt: string
  readonly closedAt: string | null
  /** 64 hex digits, the same for both: the sketch of the table is drawn from it. */
  readonly seed: string
  readonly sides: readonly BattleSide[]
  readonly entries: readonly BattleEntry[]
  /** The hour that stands: proposed by one side, accepted by the other, not called off. */
  readonly agreedFor: string | null
}

export interface BattleSide {
  readonly seat: string
  readonly title: string
  readonly mine: boolean
  /** Where its clock hangs, as its browser last said. */
  readonly zone: string | null
}

export type BattleEntryKind = 'MESSAGE' | 'TIMES' | 'AGREEMENT' | 'CALLED_OFF' | 'ROLL'

export interface BattleEntry {
  readonly number: number
  readonly seat: string
  readonly by: string
  readonly at: string
  readonly kind: BattleEntryKind
  readonly text: string | null
  readonly times: readonly string[] | null
  /** Number of the entry that it answers. */
  readonly answers: number | null
  readonly roll: BattleRoll | null
}

export interface BattleRoll {
  readonly procedure: string
  readonly input: Json
  readonly outcome: Outcome
  readonly throws: readonly { readonly name: string; readonly faces: readonly number[] }[]
  readonly byHand: boolean
  /** Base64, with the canonical JSON that it proves; null for dice of the group's own. */
  readonly proof: string | null
  readonly subject: string | null
}

export type TabletopOf = TabletopChoice & { readonly title: string }

/** A desk without its log. */
type BattleHead = Omit<BattleDesk, 'entries'>

const head = 'id campaignId about openedAt closedAt seed agreedFor sides { seat title mine zone }'
const entryFields =
  'number seat by at kind text times answers roll { procedure input outcome byHand proof subject throws { name faces } }'

export const battlesQuery = gql<
  { readonly campaign: { readonly battles: readonly BattleDesk[] } | null },
  { readonly id: string }
>(`query Battles($id: ID!) { campaign(id: $id) { id battles { ${head} entries { ${entryFields} } } } }`)

export const battleHeadsQuery = gql<
  { readonly campaign: { readonly battles: readonly BattleHead[] } | null },
  { readonly id: string }
>(`query BattleHeads($id: ID!) { campaign(id: $id) { id battles { ${head} } } }`)

/** What of a desk is needed to say how much is new on it. */
export type BattleNews = Pick<BattleHead, 'id' | 'about' | 'sides'> & {
  readonly entries: readonly Pick<BattleEntry, 'number' | 'seat'>[]
}

export const battleNewsQuery = gql<
  { readonly campaign: { readonly battles: readonly BattleNews[] } | null },
  { readonly id: string }
>(
  `query BattleNews($id: ID!) { campaign(id: $id) { id battles { id about sides { seat title mine zone } entries { number seat } } } }`,
)

/** Entries are sent once, those above `after`. */
export const battleFrames = gql<
  { readonly battle: BattleDesk },
  { readonly campaignId: string; readonly battleId: string; readonly after: number }
>(
  `subscription Battle($campaignId: ID!, $battleId: ID!, $after: Int) {
    battle(campaignId: $campaignId, battleId: $battleId, after: $after) { ${head} entries { ${entryFields} } } }`,
)

/** What every entry is sent with. */
export interface Writing {
  readonly id: string
  readonly battle: string
  readonly key: string
  readonly zone: string
  /** Number of the newest entry that is held: what is answered lies above it. */
  readonly after: number
}

const entry = <Name extends string, More extends object>(name: Name, more: string, args: string) =>
  gql<Readonly<Record<Name, BattleDesk>>, Writing & More>(
    `mutation Battle($id: ID!, $battle: ID!, $key: String!, $zone: String, $after: Int, ${more}) {
      ${name}(campaignId: $id, battleId: $battle, idempotencyKey: $key, zone: $zone, ${args}) { ${head} entries(after: $after) { ${entryFields} } } }`,
  )

export const writeToBattle = entry<'writeToBattle', { readonly text: string }>(
  'writeToBattle',
  '$text: String!',
  'text: $text',
)
export const proposeTimes = entry<'proposeTimes', { readonly times: readonly string[]; readonly text: string | null }>(
  'proposeTimes',
  '$times: [DateTime!]!, $text: String',
  'times: $times, text: $text',
)
export const agreeOnTime = entry<'agreeOnTime', { readonly entry: number; readonly time: string }>(
  'agreeOnTime',
  '$entry: Int!, $time: DateTime!',
  'entry: $entry, time: $time',
)
export const callOffTime = entry<'callOffTime', { readonly text: string | null }>(
  'callOffTime',
  '$text: String',
  'text: $text',
)
export const rollAtBattle = entry<
  'rollAtBattle',
  {
    readonly procedure: string
    readonly input: Json
    readonly faces: Readonly<Record<string, readonly number[]>> | null
  }
>('rollAtBattle', '$procedure: ID!, $input: JSON!, $faces: JSON', 'procedure: $procedure, input: $input, faces: $faces')
