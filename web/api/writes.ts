import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { gql } from 'urql'
import * as fields from './fields.js'
import type { ApiToken, Draft, Invitation, JsonRecord, PlaceRole, SealPayload, Table, TokenScope } from './types.js'

export interface CreateCampaignInput {
  readonly name: string
  readonly rulesetId: string
  readonly scenarioId: string
  readonly timeZone: string
  readonly settings: JsonRecord
  /** Left out: the first of the shelf, as it comes. */
  readonly tabletop?: TabletopChoice
  readonly deadlines: Readonly<Record<string, { readonly days: number; readonly at: string } | null>>
  readonly showSealed: boolean
  readonly noticeHours: number
  readonly draftAtDeadline: 'seal' | 'ignore'
  readonly seat?: string
  readonly seatBytes?: string
}

export const createCampaign = gql<
  { readonly createCampaign: { readonly id: string } },
  { readonly input: CreateCampaignInput }
>('mutation CreateCampaign($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }')

export const acceptInvitation = gql<
  { readonly acceptInvitation: { readonly id: string } },
  { readonly token: string; readonly seatBytes?: string }
>(
  'mutation AcceptInvitation($token: String!, $seatBytes: String) { acceptInvitation(token: $token, seatBytes: $seatBytes) { id } }',
)

export const invite = gql<
  { readonly invite: Invitation },
  { readonly id: string; readonly role: PlaceRole; readonly seat?: string }
>(
  `mutation Invite($id: ID!, $role: PlaceRole!, $seat: ID) { invite(campaignId: $id, role: $role, seat: $seat) { ${fields.invitation} } }`,
)

export const revokeInvitation = gql<{ readonly revokeInvitation: boolean }, { readonly id: string }>(
  'mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }',
)

interface OfSheet {
  readonly id: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
}

export const saveDraft = gql<{ readonly saveDraft: Pick<Draft, 'revision'> }, OfSheet & { readonly revision: number }>(
  `mutation SaveDraft($id: ID!, $askId: ID!, $orders: [OrderInput!]!, $revision: Int) {
    saveDraft(campaignId: $id, askId: $askId, orders: $orders, revision: $revision) { revision } }`,
)

export const sealOrders = gql<
  { readonly sealOrders: SealPayload },
  OfSheet & { readonly key: string; readonly reason: string | null }
>(
  `mutation SealOrders($id: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!, $reason: String) {
    sealOrders(campaignId: $id, askId: $askId, orders: $orders, idempotencyKey: $key, reason: $reason) {
      receipt { ${fields.receipt} } problems { code message rule index piece cell } } }`,
)

interface Steered {
  readonly id: string
  readonly table: Table
}
/** Every tool of the organiser answers with the table as it stands then. */
const steered = `{ id table { ${fields.table} } }`
const steering = <Name extends string, More extends object = object>(name: Name, more = '', args = '') =>
  gql<Readonly<Record<Name, Steered>>, { readonly id: string } & More>(
    `mutation Steer($id: ID!${more}) { ${name}(campaignId: $id${args}) ${steered} }`,
  )

export const startCampaign = steering('startCampaign')
export const closeStage = steering('closeStage')
const matter = [', $matterId: ID!', ', matterId: $matterId'] as const
export const consentTo = steering<'consentTo', { readonly matterId: string }>('consentTo', ...matter)
export const objectTo = steering<'objectTo', { readonly matterId: string }>('objectTo', ...matter)
export const resumeCampaign = steering('resumeCampaign')
export const pauseCampaign = steering<'pauseCampaign', { readonly note: string }>(
  'pauseCampaign',
  ', $note: String',
  ', note: $note',
)
export const endCampaign = steering('endCampaign')
export const removeHolder = steering<'removeHolder', { readonly seat: string }>(
  'removeHolder',
  ', $seat: ID!',
  ', seat: $seat',
)
export const seatBot = steering<'seatBot', { readonly seat: string }>('seatBot', ', $seat: ID!', ', seat: $seat')
export const removeBot = steering<'removeBot', { readonly seat: string }>('removeBot', ', $seat: ID!', ', seat: $seat')
export const removeFacilitator = steering('removeFacilitator')
export const extendDeadline = steering<'extendDeadline', { readonly class: string; readonly at: string }>(
  'extendDeadline',
  ', $class: String!, $at: DateTime!',
  ', class: $class, at: $at',
)

export const leaveCampaign = gql<{ readonly leaveCampaign: boolean }, { readonly id: string }>(
  'mutation LeaveCampaign($id: ID!) { leaveCampaign(campaignId: $id) }',
)

export const createToken = gql<
  { readonly createToken: { readonly token: ApiToken; readonly secret: string } },
  { readonly name: string; readonly scopes: readonly TokenScope[]; readonly days: number | null }
>(
  `mutation CreateToken($name: String!, $scopes: [TokenScope!]!, $days: Int) { createToken(name: $name, scopes: $scopes, days: $days) { secret token { ${fields.token} } } }`,
)

export const revokeToken = gql<{ readonly revokeToken: boolean }, { readonly id: string }>(
  'mutation RevokeToken($id: ID!) { revokeToken(id: $id) }',
)
