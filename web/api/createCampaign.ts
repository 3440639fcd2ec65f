import { graphql, type VariablesOf } from './graphql.js'

export const createCampaign = graphql(`
  mutation CreateCampaign($input: CreateCampaignInput!) {
    createCampaign(input: $input) {
      id
    }
  }
`)
export type CreateCampaignInput = VariablesOf<typeof createCampaign>['input']
