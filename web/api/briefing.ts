import type { AskView } from '@muster/rulesets/kit/asks.js'
import { askId } from '@muster/rulesets/kit/ids.js'
import { graphql, type ResultOf } from './graphql.js'
import { order } from './orders.js'

const head = graphql(`
  fragment BriefingHead on BriefingHead {
    number
    turn
    stage
    at
  }
`)
export type BriefingHead = ResultOf<typeof head>

/** What happened, with the whole view in its packed form: a tool may have it field by field, a page draws it as it is (ADR 14). */
const body = graphql(`
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
export type OpenAsk = Briefing['asks'][number]

/** The question of a row, as a ruleset's desk takes it. */
export const questionOf = ({ id, kind, title, deadline, silence, about }: OpenAsk): AskView => ({
  ...{ id: askId(id), kind, title, deadline, silence },
  ...(about !== null && { about }),
})

const opened = graphql(
  `
    fragment OpenBriefing on Briefing {
      ...BriefingBody
      sheets {
        seat
        orders {
          ...Order
        }
      }
    }
  `,
  [body, order],
)
/** The whole truth after one resolution, for everybody once the war is over. */
export type OpenBriefing = ResultOf<typeof opened>
/** A sheet as it went into a resolution; without orders it was silence. */
export type OpenedSheet = OpenBriefing['sheets'][number]

export const historyQuery = graphql(
  `
    query History($id: ID!) {
      campaign(id: $id) {
        id
        briefings {
          ...BriefingHead
        }
      }
    }
  `,
  [head],
)

export const oldBriefingQuery = graphql(
  `
    query OldBriefing($id: ID!, $number: Int) {
      campaign(id: $id) {
        id
        briefing(number: $number) {
          ...Briefing
        }
      }
    }
  `,
  [briefing],
)

export const openHistoryQuery = graphql(
  `
    query OpenHistory($id: ID!) {
      campaign(id: $id) {
        id
        briefings(viewer: EVERYONE) {
          ...BriefingHead
        }
      }
    }
  `,
  [head],
)

export const openBriefingQuery = graphql(
  `
    query OpenBriefing($id: ID!, $number: Int) {
      campaign(id: $id) {
        id
        briefing(number: $number, viewer: EVERYONE) {
          ...OpenBriefing
        }
      }
    }
  `,
  [opened],
)

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
