import { graphql, type ResultOf, type VariablesOf } from './graphql.js'
import { invitation } from './invitation.js'
import { offer } from './offers.js'

export const invitationQuery = graphql(
  `
    query Invitation($token: String!) {
      invitation(token: $token) {
        role
        seat
        seatTitle
        expiresAt
        publicKey
        deputyFrom
        deputyUntil
        invitedBy
        offer {
          ...Offer
        }
      }
    }
  `,
  [offer],
)
export type InvitationPreview = NonNullable<ResultOf<typeof invitationQuery>['invitation']>

export const acceptInvitation = graphql(`
  mutation AcceptInvitation($token: String!, $diceContribution: String, $seat: SeatId) {
    acceptInvitation(token: $token, diceContribution: $diceContribution, seat: $seat) {
      id
    }
  }
`)

export const invite = graphql(
  `
    mutation Invite($id: ID!, $role: PlaceRole!, $seat: SeatId) {
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
