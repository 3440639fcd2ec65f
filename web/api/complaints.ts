import { graphql, type VariablesOf } from './graphql.js'

export const complain = graphql(`
  mutation Complain($campaignId: ID!, $about: ComplaintSubject!, $id: ID!, $number: Int, $reason: String!) {
    complain(campaignId: $campaignId, about: $about, id: $id, number: $number, reason: $reason)
  }
`)

/** Something that somebody else wrote. */
export type Subject = Omit<VariablesOf<typeof complain>, 'campaignId' | 'reason'>
