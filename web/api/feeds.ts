import { graphql, type ResultOf, type VariablesOf } from './graphql.js'

export const feedsQuery = graphql(`
  query Feeds {
    me {
      id
      notifications {
        calendar
        digest {
          zone
          day
          hour
        }
      }
    }
  }
`)
export type Digest = NonNullable<NonNullable<ResultOf<typeof feedsQuery>['me']>['notifications']['digest']>
export type Weekday = Digest['day']

export const renewCalendar = graphql(`
  mutation RenewCalendar {
    renewCalendar
  }
`)

export const endCalendar = graphql(`
  mutation EndCalendar {
    endCalendar
  }
`)

export const setDigest = graphql(`
  mutation SetDigest($digest: DigestInput) {
    setDigest(digest: $digest)
  }
`)
export type DigestInput = NonNullable<VariablesOf<typeof setDigest>['digest']>
