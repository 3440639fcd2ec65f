import { graphql, type ResultOf } from './graphql.js'

export const myCampaigns = graphql(`
  query MyCampaigns {
    campaigns(limit: 25) {
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
`)
export type MyCampaign = NonNullable<ResultOf<typeof myCampaigns>['campaigns'][number]>
