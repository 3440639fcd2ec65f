import { graphql, type ResultOf } from './graphql.js'

export const deliveriesQuery = graphql(`
  query Deliveries($channelId: ID!) {
    me {
      id
      notifications {
        deliveries(channelId: $channelId) {
          id
          kind
          number
          at
          state
          nextAt
          attempts {
            at
            status
            error
          }
        }
      }
    }
  }
`)
export type Delivery = NonNullable<ResultOf<typeof deliveriesQuery>['me']>['notifications']['deliveries'][number]

export const renewSecret = graphql(`
  mutation RenewSecret($channelId: ID!) {
    renewSecret(channelId: $channelId) {
      secret
      formerUntil
    }
  }
`)

export const replayDelivery = graphql(`
  mutation ReplayDelivery($id: ID!) {
    replayDelivery(id: $id)
  }
`)
