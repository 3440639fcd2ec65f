import { graphql, type ResultOf } from './graphql.js'

const session = graphql(`
  fragment Session on AccountSession {
    id
    device
    createdAt
    lastUsedAt
    current
  }
`)
export type AccountSession = ResultOf<typeof session>

export const sessionsQuery = graphql(
  `
    query Sessions {
      me {
        id
        sessions {
          ...Session
        }
      }
    }
  `,
  [session],
)

export const endSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`)

export const endAllSessions = graphql(`
  mutation EndAllSessions {
    endAllSessions
  }
`)
