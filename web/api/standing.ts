import { graphql, type ResultOf } from './graphql.js'
import { order } from './orders.js'

export const standingOrdersQuery = graphql(
  `
    query StandingOrders($id: ID!) {
      campaign(id: $id) {
        id
        standingOrders {
          kind
          title
          untilTurn
          revision
          orders {
            ...Order
          }
        }
      }
    }
  `,
  [order],
)
export type StandingOrders = NonNullable<ResultOf<typeof standingOrdersQuery>['campaign']>['standingOrders'][number]

export const keepStandingOrders = graphql(`
  mutation KeepStandingOrders($id: ID!, $askId: ID!, $orders: [OrderInput!]!, $untilTurn: Int, $revision: Int) {
    keepStandingOrders(campaignId: $id, askId: $askId, orders: $orders, untilTurn: $untilTurn, revision: $revision) {
      revision
    }
  }
`)

export const endStandingOrders = graphql(`
  mutation EndStandingOrders($id: ID!, $kind: ID!) {
    endStandingOrders(campaignId: $id, kind: $kind)
  }
`)
