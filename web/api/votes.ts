import { graphql } from './graphql.js'
import { steered } from './steering.js'

export const callVote = graphql(
  `
    mutation CallVote($id: ID!, $kind: VoteKind!, $class: String, $at: DateTime, $note: String, $memberId: ID) {
      callVote(campaignId: $id, kind: $kind, class: $class, at: $at, note: $note, memberId: $memberId) {
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
