import { graphql, type ResultOf } from './graphql.js'

export const letterNews = graphql(`
  subscription LetterNews($campaignId: ID!) {
    letters(campaignId: $campaignId) {
      count
      unread
      underway
    }
  }
`)
export type LetterNews = ResultOf<typeof letterNews>['letters']
