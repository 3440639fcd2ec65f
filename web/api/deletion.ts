import { graphql, type ResultOf } from './graphql.js'

/** What somebody gives up who deletes their account. */
export const leavingQuery = graphql(`
  query Leaving {
    me {
      id
      hasPassword
    }
    campaigns {
      nodes {
        id
        name
        place {
          role
          seat
          organiser
          former
        }
        status {
          phase
          seats {
            id
            title
          }
        }
      }
    }
  }
`)
export type LeavingCampaign = NonNullable<ResultOf<typeof leavingQuery>['campaigns']['nodes'][number]>
