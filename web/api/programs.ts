import { graphql, type ResultOf } from './graphql.js'

const programRequest = graphql(`
  fragment ProgramRequest on ProgramRequest {
    program
    scopes
    host
    refuseAt
  }
`)
export type ProgramRequest = ResultOf<typeof programRequest>

export const programRequestQuery = graphql(
  `
    query AskedByProgram($query: String!) {
      programRequest(query: $query) {
        ...ProgramRequest
      }
    }
  `,
  [programRequest],
)

export const deviceRequestQuery = graphql(
  `
    query AskedByDevice($userCode: String!) {
      deviceRequest(userCode: $userCode) {
        ...ProgramRequest
      }
    }
  `,
  [programRequest],
)

export const allowProgram = graphql(`
  mutation AllowProgram($query: String!, $scopes: [TokenScope!]!, $campaigns: [ID!]) {
    allowProgram(query: $query, scopes: $scopes, campaigns: $campaigns)
  }
`)

export const answerDevice = graphql(`
  mutation AnswerDevice($userCode: String!, $allow: Boolean!, $scopes: [TokenScope!]!, $campaigns: [ID!]) {
    answerDevice(userCode: $userCode, allow: $allow, scopes: $scopes, campaigns: $campaigns)
  }
`)

export const grantsQuery = graphql(`
  query Grants {
    me {
      id
      grants {
        id
        program
        scopes
        campaigns
        grantedAt
        lastUsedAt
      }
    }
  }
`)
export type ProgramGrant = NonNullable<ResultOf<typeof grantsQuery>['me']>['grants'][number]

export const takeBackGrant = graphql(`
  mutation TakeBackGrant($id: ID!) {
    takeBackGrant(id: $id)
  }
`)
