import { graphql, type ResultOf } from './graphql.js'

export const myCampaigns = graphql(`
  query MyCampaigns {
    campaigns {
      nodes {
        id
        name
        ruleset {
          id
        }
        place {
          role
          organiser
        }
      }
    }
  }
`)
export type MyCampaign = NonNullable<ResultOf<typeof myCampaigns>['campaigns']['nodes'][number]>
