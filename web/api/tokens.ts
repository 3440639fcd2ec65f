import { graphql, type ResultOf } from './graphql.js'

const token = graphql(`
  fragment Token on ApiToken {
    id
    name
    prefix
    scopes
    campaigns
    createdAt
    expiresAt
    lastUsedAt
  }
`)
export type ApiToken = ResultOf<typeof token>
export type TokenScope = ApiToken['scopes'][number]

export const tokensQuery = graphql(
  `
    query Tokens {
      me {
        id
        name
        email
        hasPassword
        language
        tokens {
          ...Token
        }
      }
    }
  `,
  [token],
)

export const createToken = graphql(
  `
    mutation CreateToken($name: String!, $scopes: [TokenScope!]!, $days: Int, $campaigns: [ID!]) {
      createToken(name: $name, scopes: $scopes, days: $days, campaigns: $campaigns) {
        secret
        token {
          ...Token
        }
      }
    }
  `,
  [token],
)

export const revokeToken = graphql(`
  mutation RevokeToken($id: ID!) {
    revokeToken(id: $id)
  }
`)

/** The newest, to choose from. */
export const campaignNamesQuery = graphql(`
  query CampaignNames($after: String) {
    campaigns(after: $after) {
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
export type CampaignNames = ResultOf<typeof campaignNamesQuery>['campaigns']
export type CampaignName = NonNullable<CampaignNames['nodes'][number]>
