import type { AskView } from '@muster/rulesets/kit/asks.js'
import { askId } from '@muster/rulesets/kit/ids.js'
import { graphql, type ResultOf } from './graphql.js'

/** What happened, with the whole view in its packed form: a tool may have it field by field, a page draws it as it is (ADR 14). */
export const body = graphql(`
  fragment BriefingBody on Briefing {
    number
    turn
    stage
    at
    boardHash
    view
    report {
      rule
      step
      text
      cells
      about
      data
    }
  }
`)

export const briefing = graphql(
  `
    fragment Briefing on Briefing {
      ...BriefingBody
      asks {
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
    }
  `,
  [body],
)
export type Briefing = ResultOf<typeof briefing>
export type ReportLine = Briefing['report'][number]
export type OpenAsk = Briefing['asks'][number]

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
