import type { AskView } from '@muster/rulesets/kit/asks.js'
import { askId } from '@muster/rulesets/kit/ids.js'
import { graphql, type ResultOf } from './graphql.js'

export const lineThrows = graphql(`
  fragment LineThrows on LineThrows {
    subject
    seat
    turn
    stage
    proof
    throws {
      name
      ordinal
      faces
    }
  }
`)

export const line = graphql(
  `
    fragment ReportLine on ReportLine {
      rule
      step
      text
      cells
      about
      data
      throws {
        ...LineThrows
      }
    }
  `,
  [lineThrows],
)
export type ReportLine = ResultOf<typeof line>

/** What happened, with the whole view in its packed form: a tool may have it field by field, a page draws it as it is (ADR 14). */
export const body = graphql(
  `
    fragment BriefingBody on Briefing {
      number
      turn
      stage
      at
      boardHash
      view
      report {
        ...ReportLine
      }
    }
  `,
  [line],
)

export const ask = graphql(`
  fragment OpenAsk on Ask {
    id
    kind
    title
    deadline
    silence {
      text
      rule
    }
    about
    deadlineAt
    closed
  }
`)
export type OpenAsk = ResultOf<typeof ask>

export const briefing = graphql(
  `
    fragment Briefing on Briefing {
      ...BriefingBody
      asks {
        ...OpenAsk
      }
    }
  `,
  [body, ask],
)
export type Briefing = ResultOf<typeof briefing>

/** The question of a row, as a ruleset's desk takes it. */
export const questionOf = ({ id, kind, title, deadline, silence, about }: OpenAsk): AskView => ({
  ...{ id: askId(id), kind, title, deadline, silence },
  ...(about !== null && { about }),
})

export const briefingFrames = graphql(
  `
    subscription Briefings($campaignId: ID!, $after: Int) {
      briefing(campaignId: $campaignId, after: $after) {
        kind
        briefing {
          ...Briefing
        }
      }
    }
  `,
  [briefing],
)
