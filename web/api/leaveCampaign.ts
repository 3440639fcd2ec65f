import { graphql } from './graphql.js'

export const leaveCampaign = graphql(`
  mutation LeaveCampaign($id: ID!) {
    leaveCampaign(campaignId: $id)
  }
`)
