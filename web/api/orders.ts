import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import { graphql, type ResultOf } from './graphql.js'

export const order = graphql(`
  fragment Order on Order {
    kind
    piece
    to
    path
    with
    amount
    item
    detail
  }
`)

export const receipt = graphql(
  `
    fragment Receipt on Receipt {
      askId
      hash
      salt
      head
      sealedAt
      by
      turn
      takenBack
      retractable
      orders {
        ...Order
      }
    }
  `,
  [order],
)
export type Receipt = ResultOf<typeof receipt>

const draft = graphql(
  `
    fragment Draft on Draft {
      revision
      changes {
        piece
        by
        mine
      }
      orders {
        ...Order
      }
    }
  `,
  [order],
)
export type Draft = ResultOf<typeof draft>

export const draftQuery = graphql(
  `
    query Draft($id: ID!, $askId: ID!) {
      campaign(id: $id) {
        id
        draft(askId: $askId) {
          ...Draft
        }
      }
    }
  `,
  [draft],
)

export const draftFrames = graphql(
  `
    subscription DraftStream($campaignId: ID!, $askId: ID!, $after: Int) {
      draft(campaignId: $campaignId, askId: $askId, after: $after) {
        ...Draft
      }
    }
  `,
  [draft],
)

export const saveDraft = graphql(`
  mutation SaveDraft($id: ID!, $askId: ID!, $orders: [OrderInput!]!, $revision: Int) {
    saveDraft(campaignId: $id, askId: $askId, orders: $orders, revision: $revision) {
      revision
    }
  }
`)

export const takeBackSeal = graphql(`
  mutation TakeBackSeal($id: ID!, $askId: ID!) {
    takeBackSeal(campaignId: $id, askId: $askId)
  }
`)

export const sealOrders = graphql(
  `
    mutation SealOrders($id: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!, $reason: String) {
      sealOrders(campaignId: $id, askId: $askId, orders: $orders, idempotencyKey: $key, reason: $reason) {
        receipt {
          ...Receipt
        }
        problems {
          code
          message
          rule
          index
          piece
          cell
        }
      }
    }
  `,
  [receipt],
)
type ProblemRow = ResultOf<typeof sealOrders>['sealOrders']['problems'][number]

/** The problem of a row: what is null is left out. */
export const problemOf = ({ code, message, rule, index, piece, cell }: ProblemRow): OrderProblem => ({
  ...{ code, message, rule },
  ...(index !== null && { index }),
  ...(piece !== null && { piece }),
  ...(cell !== null && { cell }),
})
