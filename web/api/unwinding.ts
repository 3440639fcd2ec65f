import { graphql, type ResultOf } from './graphql.js'
import { order } from './orders.js'
import { correctionPreview } from './facilitating.js'
import { steered } from './steering.js'

const question = graphql(
  `
    fragment ClosedQuestion on ClosedQuestion {
      number
      turn
      stage
      sheets {
        seat
        askId
        title
        briefing
        orders {
          ...Order
        }
      }
    }
  `,
  [order],
)
export type ClosedQuestion = ResultOf<typeof question>

export const closedQuestionsQuery = graphql(
  `
    query ClosedQuestions($id: ID!) {
      campaign(id: $id) {
        id
        closedQuestions {
          ...ClosedQuestion
        }
      }
    }
  `,
  [question],
)

const step = graphql(`
  fragment UnwoundStep on UnwoundStep {
    outcome
    turn
    stage
    title
    seats
    fallen {
      seat
      title
      count
      why
    }
  }
`)
export type UnwoundStep = ResultOf<typeof step>

const preview = graphql(
  `
    fragment UnwindingPreview on UnwindingPreview {
      steps {
        ...UnwoundStep
      }
      changes {
        ...CorrectionPreview
      }
    }
  `,
  [step, correctionPreview],
)
export type UnwindingPreview = ResultOf<typeof preview>

export const previewUnwinding = graphql(
  `
    mutation PreviewUnwinding(
      $id: ID!
      $question: Int!
      $sheets: [CorrectedSheetInput!]!
      $reason: String!
      $seat: SeatId
      $role: PlaceRole
    ) {
      previewUnwinding(campaignId: $id, question: $question, sheets: $sheets, reason: $reason) {
        ...UnwindingPreview
      }
    }
  `,
  [preview],
)

export const unwind = graphql(
  `
    mutation Unwind($id: ID!, $question: Int!, $sheets: [CorrectedSheetInput!]!, $reason: String!, $seen: String) {
      unwind(campaignId: $id, question: $question, sheets: $sheets, reason: $reason, seen: $seen) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)

export const reopenStage = graphql(
  `
    mutation ReopenStage($id: ID!, $seats: [SeatId!]!, $reason: String!) {
      reopenStage(campaignId: $id, seats: $seats, reason: $reason) {
        ...OrganiserResult
      }
    }
  `,
  [steered],
)
