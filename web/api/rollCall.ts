import { graphql } from './graphql.js'
import { steered } from './steering.js'

export const callRoll = graphql(
  `
    mutation CallRoll($id: ID!, $until: DateTime!) {
      callRoll(campaignId: $id, until: $until) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const answerRollCall = graphql(
  `
    mutation AnswerRollCall($id: ID!) {
      answerRollCall(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const freeMissingSeats = graphql(
  `
    mutation FreeMissingSeats($id: ID!) {
      freeMissingSeats(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
