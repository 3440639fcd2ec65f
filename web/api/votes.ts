import { graphql } from './graphql.js'
import { steered } from './steering.js'

export const callVote = graphql(
  `
    mutation CallVote($id: ID!, $on: VoteInput!) {
      callVote(campaignId: $id, on: $on) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

/** The newest edition of each ruleset that the server has. */
export const editionsQuery = graphql(`
  query Editions {
    rulesets {
      id
      edition
    }
  }
`)

export const castVote = graphql(
  `
    mutation CastVote($id: ID!, $noticeId: ID!, $inFavour: Boolean!) {
      castVote(campaignId: $id, noticeId: $noticeId, inFavour: $inFavour) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const keepOrganising = graphql(
  `
    mutation KeepOrganising($id: ID!) {
      keepOrganising(campaignId: $id) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const concede = graphql(`
  mutation Concede($id: ID!, $bot: Boolean) {
    concede(campaignId: $id, bot: $bot) {
      id
    }
  }
`)
