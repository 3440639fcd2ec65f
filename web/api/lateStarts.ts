import { graphql, type ResultOf } from './graphql.js'

export const lateStarts = graphql(`
  fragment LateStarts on HouseRules {
    lateStart {
      turn
      gains {
        key
        label
        value
      }
    }
  }
`)
/** What late starters are given, by the turn at whose opening they begin. */
export type LateStarts = ResultOf<typeof lateStarts>['lateStart']

export const campaignLateStarts = graphql(
  `
    query CampaignLateStarts($id: ID!) {
      campaign(id: $id) {
        id
        houseRules {
          ...LateStarts
        }
      }
    }
  `,
  [lateStarts],
)
