import { graphql, type ResultOf } from './graphql.js'

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
