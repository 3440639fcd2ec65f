import { graphql, type ResultOf } from './graphql.js'
import { steered } from './steering.js'

const event = graphql(`
  fragment PreparedEvent on PreparedEvent {
    id
    turn
    corrections {
      kind
      detail
      reason
    }
    state
    settledAt
    problem
  }
`)
export type PreparedEvent = ResultOf<typeof event>

export const eventsQuery = graphql(
  `
    query PreparedEvents($id: ID!) {
      campaign(id: $id) {
        id
        preparedEvents {
          ...PreparedEvent
        }
      }
    }
  `,
  [event],
)

export const prepareEvent = graphql(`
  mutation PrepareEvent($id: ID!, $turn: Int!, $corrections: [CorrectionInput!]!, $eventId: ID) {
    prepareEvent(campaignId: $id, turn: $turn, corrections: $corrections, eventId: $eventId) {
      id
    }
  }
`)

export const deletePreparedEvent = graphql(`
  mutation DeletePreparedEvent($id: ID!, $eventId: ID!) {
    deletePreparedEvent(campaignId: $id, eventId: $eventId) {
      id
    }
  }
`)

export const releaseEvent = graphql(
  `
    mutation ReleaseEvent($id: ID!, $eventId: ID!) {
      releaseEvent(campaignId: $id, eventId: $eventId) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
