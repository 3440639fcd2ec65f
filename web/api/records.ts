import { graphql, type ResultOf } from './graphql.js'

export const record = graphql(`
  fragment Record on PlayerRecord {
    finished
    asked
    silent
    excused
    left
    lost
  }
`)
/** How reliably somebody plays. */
export type PlayerRecord = ResultOf<typeof record>

export const memberRecords = graphql(
  `
    query MemberRecords($id: ID!) {
      campaign(id: $id) {
        id
        status {
          members {
            id
            name
            seat
            record {
              ...Record
            }
          }
        }
      }
    }
  `,
  [record],
)
