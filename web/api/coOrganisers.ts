import { graphql } from './graphql.js'
import { steered } from './steering.js'

export const nameOrganiser = graphql(
  `
    mutation NameOrganiser($id: ID!, $memberId: ID!, $role: OrganisingRole!) {
      nameOrganiser(campaignId: $id, memberId: $memberId, role: $role) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const answerNaming = graphql(
  `
    mutation AnswerNaming($id: ID!, $accept: Boolean!) {
      answerNaming(campaignId: $id, accept: $accept) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const dismissCoOrganiser = graphql(
  `
    mutation DismissCoOrganiser($id: ID!, $memberId: ID!) {
      dismissCoOrganiser(campaignId: $id, memberId: $memberId) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
