import { graphql, type ResultOf } from './graphql.js'

export const table = graphql(`
  fragment Table on CampaignStatus {
    phase
    turn
    stage
    note
    opened
    organiser
    facilitator
    facilitatorNamesake
    timeZone
    version
    logged
    seats {
      id
      title
      subtitle
      holder
      namesake
      bot
      mine
      sealed
    }
    matters {
      id
      kind
      by
      mine
      seat
      consents
      text
    }
    clocks {
      class
      title
      at
    }
    awaiting {
      seats
      text
    }
  }
`)
/** What everybody at the table sees. */
export type Table = ResultOf<typeof table>
/** What is to happen and may be consented to. */
export type Matter = Table['matters'][number]

export const tableFrames = graphql(
  `
    subscription Table($campaignId: ID!) {
      table(campaignId: $campaignId) {
        ...Table
      }
    }
  `,
  [table],
)

export const logQuery = graphql(`
  query Log($id: ID!, $before: Int, $limit: Int) {
    campaign(id: $id) {
      id
      log(before: $before, limit: $limit) {
        number
        at
        tool
        text
      }
    }
  }
`)
type Logged = NonNullable<ResultOf<typeof logQuery>['campaign']>
export type LogEntry = Logged['log'][number]
