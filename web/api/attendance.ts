import { graphql, type ResultOf } from './graphql.js'
import { record } from './records.js'

const attendance = graphql(
  `
    fragment Attendance on Attendance {
      vacations {
        id
        from
        until
        note
      }
      record {
        ...Record
      }
      recordShown
    }
  `,
  [record],
)
export type Attendance = ResultOf<typeof attendance>

export const attendanceQuery = graphql(
  `
    query Attendance {
      me {
        id
        attendance {
          ...Attendance
        }
      }
    }
  `,
  [attendance],
)

export const announceVacation = graphql(
  `
    mutation AnnounceVacation($from: DateTime!, $until: DateTime!, $note: String) {
      announceVacation(from: $from, until: $until, note: $note) {
        ...Attendance
      }
    }
  `,
  [attendance],
)

export const cancelVacation = graphql(
  `
    mutation CancelVacation($id: ID!) {
      cancelVacation(id: $id) {
        ...Attendance
      }
    }
  `,
  [attendance],
)

export const showRecord = graphql(
  `
    mutation ShowRecord($to: RecordShown!) {
      showRecord(to: $to) {
        ...Attendance
      }
    }
  `,
  [attendance],
)
