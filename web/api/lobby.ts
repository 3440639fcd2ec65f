import { place } from './campaign.js'
import { graphql, type ResultOf } from './graphql.js'
import { table } from './table.js'

export const lobbyQuery = graphql(
  `
    query Lobby($after: String) {
      campaigns(after: $after) {
        nodes {
          id
          name
          ruleset {
            id
            title
          }
          scenario {
            title
          }
          place {
            ...Place
          }
          status {
            ...Table
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [place, table],
)
export type CampaignHead = NonNullable<ResultOf<typeof lobbyQuery>['campaigns']['nodes'][number]>
