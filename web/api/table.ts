import { graphql, type ResultOf } from './graphql.js'

export const table = graphql(`
  fragment Table on CampaignStatus {
    phase
    turn
    stage
    note
    pausedUntil
    coolsUntil
    publishesAt
    opened
    organiser
    facilitator
    facilitatorNamesake
    timeZone
    version
    logged
    visibility
    edition
    requests
    rollCall {
      until
      here
      missing
    }
    seats {
      id
      title
      subtitle
      alliance
      holder
      namesake
      bot
      reservedUntil
      offered
      offerNote
      deputy {
        name
        bot
        mine
        from
        until
      }
      vacation {
        from
        until
        note
      }
      conceded
      mine
      sealed
    }
    members {
      id
      name
      namesake
      role
      seat
      mine
      organiser
      coOrganiser
      named
    }
    notices {
      id
      kind
      by
      mine
      seat
      consents
      against
      onMe
      text
    }
    deadlines {
      class
      title
      at
    }
    toDo {
      text
      askIds
      deadlineAt
    }
    commanders {
      id
      name
      mine
      pieces
      seals
    }
    awaiting {
      seats
      text
    }
  }
`)
/** What everybody at the table sees. */
export type Table = ResultOf<typeof table>
/** Somebody with a place, as all see them. */
export type Member = Table['members'][number]
/** What is to happen and may be consented to. */
export type OpenNotice = Table['notices'][number]

export const tableFrames = graphql(
  `
    subscription Table($campaignId: ID!) {
      status(campaignId: $campaignId) {
        ...Table
      }
    }
  `,
  [table],
)
