import { graphql, type ResultOf, type VariablesOf } from './graphql.js'

export const invitation = graphql(`
  fragment Invitation on Invitation {
    id
    role
    seat
    url
    expiresAt
    usedBy
  }
`)
export type Invitation = ResultOf<typeof invitation>

export const invitationQuery = graphql(`
  query Invitation($token: String!) {
    invitation(token: $token) {
      campaign
      ruleset
      role
      seatTitle
      expiresAt
      publicKey
      campaignId
    }
  }
`)
export type InvitationPreview = NonNullable<ResultOf<typeof invitationQuery>['invitation']>

export const acceptInvitation = graphql(`
  mutation AcceptInvitation($token: String!, $seatBytes: String) {
    acceptInvitation(token: $token, seatBytes: $seatBytes) {
      id
    }
  }
`)

export const invite = graphql(
  `
    mutation Invite($id: ID!, $role: PlaceRole!, $seat: ID) {
      invite(campaignId: $id, role: $role, seat: $seat) {
        ...Invitation
      }
    }
  `,
  [invitation],
)
export type PlaceRole = VariablesOf<typeof invite>['role']

export const revokeInvitation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(id: $id)
  }
`)
