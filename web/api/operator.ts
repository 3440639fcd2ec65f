import { graphql, type ResultOf } from './graphql.js'

const account = graphql(`
  fragment OperatorAccount on OperatorAccount {
    id
    name
    email
    confirmed
    createdAt
    seenAt
    campaigns
    operator
    blockedAt
    blockReason
  }
`)
export type OperatorAccount = ResultOf<typeof account>

export const accountsQuery = graphql(
  `
    query OperatorAccounts($search: String) {
      operator {
        accounts(search: $search) {
          ...OperatorAccount
        }
      }
    }
  `,
  [account],
)

const campaign = graphql(`
  fragment OperatorCampaign on OperatorCampaign {
    id
    name
    rulesetId
    edition
    phase
    turn
    bytes
    resolvedAt
    fault {
      reference
      text
      at
    }
  }
`)
export type OperatorCampaign = ResultOf<typeof campaign>

export const campaignsQuery = graphql(
  `
    query OperatorCampaigns($search: String, $held: Boolean!) {
      operator {
        campaigns(search: $search, held: $held) {
          ...OperatorCampaign
        }
      }
    }
  `,
  [campaign],
)

export const stateQuery = graphql(`
  query OperatorState {
    operator {
      storage {
        bytes
        folderBytes
        folderFree
        groups {
          kind
          bytes
        }
      }
      jobs {
        waiting
        waitingSince
        planned
        failed {
          task
          attempts
          at
          error
        }
      }
      messages {
        untold
        untoldSince
        waiting
        overdueSince
        failed
        channels {
          kind
          count
          failing
          paused
        }
      }
    }
  }
`)

const complaint = graphql(`
  fragment OperatorComplaint on Complaint {
    id
    about
    campaign
    by
    of
    text
    reason
    at
    settledAt
  }
`)
export type OperatorComplaint = ResultOf<typeof complaint>

export const complaintsQuery = graphql(
  `
    query OperatorComplaints($settled: Boolean!) {
      operator {
        complaints(settled: $settled) {
          ...OperatorComplaint
        }
      }
    }
  `,
  [complaint],
)

export const actsQuery = graphql(`
  query OperatorActs {
    operator {
      acts {
        number
        at
        kind
        by
        of
        campaign
        note
      }
    }
  }
`)

export const blockAccount = graphql(`
  mutation BlockAccount($id: ID!, $reason: String!) {
    blockAccount(accountId: $id, reason: $reason)
  }
`)

export const unblockAccount = graphql(`
  mutation UnblockAccount($id: ID!) {
    unblockAccount(accountId: $id)
  }
`)

export const settleComplaint = graphql(`
  mutation SettleComplaint($id: ID!) {
    settleComplaint(id: $id)
  }
`)

export const retryCampaign = graphql(`
  mutation RetryCampaign($id: ID!) {
    retryCampaign(campaignId: $id)
  }
`)

export const operatesQuery = graphql(`
  query Operates {
    me {
      id
      operates
    }
  }
`)
