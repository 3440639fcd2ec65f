import { graphql } from './graphql.js'
import { steered } from './steering.js'

export const nameDeputy = graphql(`
  mutation NameDeputy($id: ID!, $from: DateTime, $until: DateTime!, $bot: Boolean!) {
    nameDeputy(campaignId: $id, from: $from, until: $until, bot: $bot) {
      url
    }
  }
`)

export const dismissDeputy = graphql(`
  mutation DismissDeputy($id: ID!) {
    dismissDeputy(campaignId: $id) {
      id
    }
  }
`)

export const offerSeat = graphql(
  `
    mutation OfferSeat($id: ID!, $note: String) {
      offerSeat(campaignId: $id, note: $note) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
