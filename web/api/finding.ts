import { graphql, type ResultOf, type VariablesOf } from './graphql.js'
import { houseRules } from './houseRules.js'
import { offer, seatRequest } from './offers.js'
import { steered } from './steering.js'

export const listedQuery = graphql(`
  query Listed($filter: ListedFilter, $after: String) {
    listedCampaigns(filter: $filter, after: $after) {
      nodes {
        id
        name
        phase
        turn
        pace
        organiser
        seats {
          id
          free
        }
        houseRules {
          timeZone
          ruleset {
            title
          }
          scenario {
            title
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
export type ListedCampaign = NonNullable<ResultOf<typeof listedQuery>['listedCampaigns']['nodes'][number]>
export type ListedFilter = NonNullable<VariablesOf<typeof listedQuery>['filter']>

export const rulesetTitles = graphql(`
  query RulesetTitles {
    rulesets {
      id
      title
    }
  }
`)

export const ownRequests = graphql(
  `
    query OwnRequests {
      seatRequests(first: 20) {
        nodes {
          ...SeatRequest
        }
      }
    }
  `,
  [seatRequest],
)

export const offerQuery = graphql(
  `
    query Offer($id: ID!) {
      offer(campaignId: $id) {
        ...Offer
      }
    }
  `,
  [offer],
)

export const isOffered = graphql(`
  query IsOffered($id: ID!) {
    offer(campaignId: $id) {
      id
    }
  }
`)

/** Whether the reader has a place in it already. */
export const ownPlace = graphql(`
  query OwnPlace($id: ID!) {
    campaign(id: $id) {
      id
    }
  }
`)

export const offeredHouseRules = graphql(
  `
    query OfferedHouseRules($id: ID!) {
      offer(campaignId: $id) {
        name
        houseRules {
          ...HouseRules
        }
      }
    }
  `,
  [houseRules],
)

export const requestSeat = graphql(
  `
    mutation RequestSeat($id: ID!, $diceContribution: String!, $seat: SeatId, $note: String) {
      requestSeat(campaignId: $id, diceContribution: $diceContribution, seat: $seat, note: $note) {
        ...SeatRequest
      }
    }
  `,
  [seatRequest],
)

export const withdrawSeatRequest = graphql(`
  mutation WithdrawSeatRequest($id: ID!) {
    withdrawSeatRequest(id: $id)
  }
`)

export const requestsToAnswer = graphql(
  `
    query RequestsToAnswer($id: ID!) {
      campaign(id: $id) {
        id
        seatRequestsToAnswer {
          ...SeatRequest
        }
      }
    }
  `,
  [seatRequest],
)

export const answerSeatRequest = graphql(
  `
    mutation AnswerSeatRequest($id: ID!, $accept: Boolean!, $seat: SeatId, $text: String) {
      answerSeatRequest(id: $id, accept: $accept, seat: $seat, text: $text) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const setVisibility = graphql(
  `
    mutation SetVisibility($id: ID!, $visibility: Visibility!) {
      setVisibility(campaignId: $id, visibility: $visibility) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
export type Visibility = VariablesOf<typeof setVisibility>['visibility']
