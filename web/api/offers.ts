import { graphql, type ResultOf } from './graphql.js'
import { houseRules } from './houseRules.js'
import { lateStarts } from './lateStarts.js'
import { record } from './records.js'

export const seatRequest = graphql(`
  fragment SeatRequest on SeatRequest {
    id
    campaignId
    campaign
    by
    seat
    note
    askedAt
    lapsesAt
    state
    answer
  }
`)
/** Somebody asks for a seat. */
export type SeatRequest = ResultOf<typeof seatRequest>

export const offer = graphql(
  `
    fragment Offer on Offer {
      id
      name
      phase
      turn
      organiser
      publicKey
      visibility
      pace
      request {
        ...SeatRequest
      }
      seats {
        id
        title
        subtitle
        bot
        alliance
        reservedUntil
        free
        holder
        note
        record {
          ...Record
        }
      }
      houseRules {
        ...HouseRules
        scenario {
          about
          board
        }
        ruleset {
          about
          turn
        }
        ...LateStarts
      }
    }
  `,
  [houseRules, lateStarts, record, seatRequest],
)
/** A campaign as far as somebody who could join may know it. */
export type Offer = ResultOf<typeof offer>
