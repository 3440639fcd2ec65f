import { graphql, type ResultOf } from './graphql.js'

const letter = graphql(`
  fragment Letter on Letter {
    id
    conversation
    signed
    proven
    by
    writtenAs
    to
    text
    quote
    sentAt
    arrivesAt
    underway
    mine
    unread
  }
`)
export type Letter = ResultOf<typeof letter>

export const conversationsQuery = graphql(
  `
    query Conversations($id: ID!) {
      campaign(id: $id) {
        id
        letters {
          conversations(first: 100) {
            nodes {
              id
              unread
              newest {
                ...Letter
              }
            }
          }
        }
      }
    }
  `,
  [letter],
)
type Found = NonNullable<ResultOf<typeof conversationsQuery>['campaign']>
export type Conversation = Found['letters']['conversations']['nodes'][number]

export const conversationQuery = graphql(
  `
    query ConversationLetters($id: ID!, $conversation: ID!, $last: Int!) {
      campaign(id: $id) {
        id
        letters {
          conversation(id: $conversation, last: $last) {
            nodes {
              ...Letter
            }
            pageInfo {
              hasPreviousPage
            }
          }
        }
      }
    }
  `,
  [letter],
)

export const searchQuery = graphql(
  `
    query SearchLetters($id: ID!, $text: String!) {
      campaign(id: $id) {
        id
        letters {
          search(text: $text, first: 50) {
            nodes {
              ...Letter
            }
          }
        }
      }
    }
  `,
  [letter],
)

export const writeLetter = graphql(
  `
    mutation WriteLetter(
      $id: ID!
      $to: [ID!]!
      $text: String!
      $quote: String
      $as: ID
      $signed: SeatId
      $key: String!
    ) {
      writeLetter(
        campaignId: $id
        to: $to
        text: $text
        quote: $quote
        as: $as
        signed: $signed
        idempotencyKey: $key
      ) {
        ...Letter
      }
    }
  `,
  [letter],
)

export const markLettersRead = graphql(`
  mutation MarkLettersRead($id: ID!, $letter: ID!) {
    markLettersRead(campaignId: $id, letterId: $letter) {
      unread
    }
  }
`)
