import { graphql, type ResultOf } from './graphql.js'

const link = graphql(`
  fragment WarLinkNow on WarLink {
    path
    refusedBy
  }
`)

export const warLinkQuery = graphql(
  `
    query WarLink($id: ID!) {
      campaign(id: $id) {
        id
        warLink {
          ...WarLinkNow
        }
      }
    }
  `,
  [link],
)

export const shareWar = graphql(
  `
    mutation ShareWar($id: ID!, $open: Boolean!) {
      shareWar(campaignId: $id, open: $open) {
        ...WarLinkNow
      }
    }
  `,
  [link],
)

export const refuseWarLink = graphql(
  `
    mutation RefuseWarLink($id: ID!, $refused: Boolean!) {
      refuseWarLink(campaignId: $id, refused: $refused) {
        ...WarLinkNow
      }
    }
  `,
  [link],
)

export const sharedWarQuery = graphql(`
  query SharedWar($code: String!) {
    sharedWar(code: $code) {
      name
      rulesetId
      board
      printedMap {
        names {
          at
          text
        }
        picture {
          data
          x
          y
          width
          height
        }
      }
      moments {
        seat
        number
        turn
        stage
        at
      }
    }
  }
`)
export type SharedWar = NonNullable<ResultOf<typeof sharedWarQuery>['sharedWar']>

/** The map of one of its moments. */
export const sharedViewQuery = graphql(`
  query SharedView($code: String!, $number: Int!, $seat: SeatId) {
    sharedWar(code: $code) {
      view(number: $number, seat: $seat)
    }
  }
`)
