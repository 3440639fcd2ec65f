import { graphql } from './graphql.js'
import { steered } from './steering.js'

export const inviteCommander = graphql(`
  mutation InviteCommander($id: ID!) {
    inviteCommander(campaignId: $id) {
      url
    }
  }
`)

export const entrustCommander = graphql(
  `
    mutation EntrustCommander($id: ID!, $commanderId: ID!, $pieces: [ID!], $seals: Boolean!) {
      entrustCommander(campaignId: $id, commanderId: $commanderId, pieces: $pieces, seals: $seals) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const dismissCommander = graphql(
  `
    mutation DismissCommander($id: ID!, $commanderId: ID) {
      dismissCommander(campaignId: $id, commanderId: $commanderId) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const removeCommander = graphql(
  `
    mutation RemoveCommander($id: ID!, $memberId: ID!, $reason: String!) {
      removeCommander(campaignId: $id, memberId: $memberId, reason: $reason) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
