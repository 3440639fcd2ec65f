import { place } from './campaign.js'
import { graphql, type ResultOf } from './graphql.js'
import { table } from './table.js'

/** Campaigns on one page of the lobby: as many as the API gives at once. */
export const lobbyPage = 25

export const lobbyQuery = graphql(
  `
    query Lobby($offset: Int!) {
      campaigns(offset: $offset) {
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
    }
  `,
  [place, table],
)
export type CampaignHead = NonNullable<ResultOf<typeof lobbyQuery>['campaigns'][number]>
