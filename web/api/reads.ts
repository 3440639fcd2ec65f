import { gql } from 'urql'
import * as fields from './fields.js'
import type {
  Account,
  ApiToken,
  Briefing,
  BriefingHead,
  Campaign,
  CampaignHead,
  Draft,
  InvitationPreview,
  LogEntry,
  OpenBriefing,
  RulesetHead,
  RulesetOffer,
  ScenarioOffer,
  Table,
} from './types.js'

interface ById {
  readonly id: string
}

export const tokensQuery = gql<{ readonly me: (Account & { readonly tokens: readonly ApiToken[] }) | null }>(
  `query Tokens { me { id name email tokens { ${fields.token} } } }`,
)

/** Campaigns on one page of the lobby: as many as the API gives at once. */
export const lobbyPage = 25

export const lobbyQuery = gql<{ readonly campaigns: readonly (CampaignHead | null)[] }, { readonly offset: number }>(
  `query Lobby($offset: Int!) { campaigns(offset: $offset) { id name ruleset { id title } scenario { title } place { ${fields.place} } table { ${fields.table} } } }`,
)

export const rulesetsQuery = gql<{ readonly rulesets: readonly RulesetHead[] }>(
  'query Rulesets { rulesets { id title edition } }',
)

export const rulesetQuery = gql<{ readonly ruleset: RulesetOffer | null }, ById>(
  `query RulesetOffer($id: ID!) { ruleset(id: $id) { id title edition
    deadlines { id title days }
    settings { key type question source group default options min max step schema }
    scenarios { ${fields.offer} }
    generators { id title about players } } }`,
)

export interface NewMapOrder {
  readonly rulesetId: string
  readonly generatorId: string
  readonly players: number
  readonly seed: string
}

export const generatedScenarioQuery = gql<{ readonly generatedScenario: ScenarioOffer }, NewMapOrder>(
  `query GeneratedScenario($rulesetId: ID!, $generatorId: ID!, $players: Int!, $seed: String!) {
    generatedScenario(rulesetId: $rulesetId, generatorId: $generatorId, players: $players, seed: $seed) { ${fields.offer} } }`,
)

export interface RuleEntry {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly setting: string | null
}

export const rulesQuery = gql<
  { readonly ruleset: (RulesetHead & { readonly rules: readonly RuleEntry[] }) | null },
  ById
>('query Rules($id: ID!) { ruleset(id: $id) { id title edition rules { id title text setting } } }')

export const invitationQuery = gql<{ readonly invitation: InvitationPreview | null }, { readonly token: string }>(
  'query Invitation($token: String!) { invitation(token: $token) { campaign ruleset role seatTitle expiresAt publicKey campaignId } }',
)

export const campaignQuery = gql<{ readonly campaign: Campaign | null }, ById>(
  `query Campaign($id: ID!) { campaign(id: $id) { id name edition settings tabletop { id title variants settings overrides } publicKey noticeHours draftAtDeadline replaceable board boardHash
    ruleset { id title edition stages { id title } } scenario { id title }
    place { ${fields.place} } table { ${fields.table} }
    briefing { ${fields.briefing} } receipts { ${fields.receipt} } invitations { ${fields.invitation} } } }`,
)

export const logQuery = gql<
  { readonly campaign: { readonly log: readonly LogEntry[] } | null },
  { readonly id: string; readonly before: number; readonly limit: number }
>(
  'query Log($id: ID!, $before: Int, $limit: Int) { campaign(id: $id) { id log(before: $before, limit: $limit) { number at tool text } } }',
)

const draftFields = `revision orders { ${fields.order} }`

export const draftQuery = gql<
  { readonly campaign: { readonly id: string; readonly draft: Draft | null } | null },
  { readonly id: string; readonly askId: string }
>(`query Draft($id: ID!, $askId: ID!) { campaign(id: $id) { id draft(askId: $askId) { ${draftFields} } } }`)

export const draftFrames = gql<
  { readonly draft: Draft },
  { readonly campaignId: string; readonly askId: string; readonly after: number }
>(
  `subscription Draft($campaignId: ID!, $askId: ID!, $after: Int) { draft(campaignId: $campaignId, askId: $askId, after: $after) { ${draftFields} } }`,
)

export const historyQuery = gql<{ readonly campaign: { readonly briefings: readonly BriefingHead[] } | null }, ById>(
  'query History($id: ID!) { campaign(id: $id) { id briefings { number turn stage at } } }',
)

export const oldBriefingQuery = gql<
  { readonly campaign: { readonly briefing: Briefing | null } | null },
  { readonly id: string; readonly number: number }
>(
  `query OldBriefing($id: ID!, $number: Int) { campaign(id: $id) { id briefing(number: $number) { ${fields.briefing} } } }`,
)

export const openHistoryQuery = gql<
  { readonly campaign: { readonly briefings: readonly BriefingHead[] } | null },
  ById
>('query OpenHistory($id: ID!) { campaign(id: $id) { id briefings(viewer: EVERYONE) { number turn stage at } } }')

export const openBriefingQuery = gql<
  { readonly campaign: { readonly briefing: OpenBriefing | null } | null },
  { readonly id: string; readonly number: number }
>(
  `query OpenBriefing($id: ID!, $number: Int) { campaign(id: $id) { id briefing(number: $number, viewer: EVERYONE) {
    number turn stage at boardHash view report { rule step text cells about data } sheets { seat orders { ${fields.order} } } } } }`,
)

export interface Following {
  readonly campaignId: string
  readonly after: number
}

export const briefingFrames = gql<
  { readonly briefing: { readonly kind: 'BRIEFING' | 'RESYNC'; readonly briefing: Briefing } },
  Following
>(
  `subscription Briefings($campaignId: ID!, $after: Int) { briefing(campaignId: $campaignId, after: $after) { kind briefing { ${fields.briefing} } } }`,
)

export const tableFrames = gql<{ readonly table: Table }, { readonly campaignId: string }>(
  `subscription Table($campaignId: ID!) { table(campaignId: $campaignId) { ${fields.table} } }`,
)
