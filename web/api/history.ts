import { ask, body, line, lineThrows } from './briefing.js'
import { graphql, type ResultOf } from './graphql.js'
import { order } from './orders.js'

export const head = graphql(`
  fragment BriefingHead on BriefingHead {
    number
    turn
    stage
    at
  }
`)
export type BriefingHead = ResultOf<typeof head>

/**
 * Which of them, newest first, an address names: by its number, if it is of the turn there, else the last of that turn; else null. Numbers are each viewer’s
 * own, turns are everybody’s.
 */
export const briefingAt = (
  heads: readonly BriefingHead[],
  address: Pick<URLSearchParams, 'get'>,
): BriefingHead | null => {
  const turn = Number(address.get('turn') ?? Number.NaN)
  const ofTurn = heads.filter((head) => head.turn === turn)
  return ofTurn.find(({ number }) => number === Number(address.get('briefing'))) ?? ofTurn[0] ?? null
}

const old = graphql(
  `
    fragment OldBriefing on Briefing {
      number
      turn
      stage
      at
      boardHash
      view
      report {
        ...ReportLine
        args
      }
      asks {
        ...OpenAsk
      }
    }
  `,
  [line, ask],
)
/** A stored briefing, with what fills the gaps of its sentences: so it is looked through. */
export type OldBriefing = ResultOf<typeof old>

const opened = graphql(
  `
    fragment OpenBriefing on Briefing {
      ...BriefingBody
      sheets {
        seat
        fromStandingOrders
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
        corrections(after: 0)
        correctedLines(after: 0) {
          briefing
          line
        }
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
          ...OldBriefing
        }
      }
    }
  `,
  [old],
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

/** Moments of one viewer: one's own, another seat's or everybody's, where they are open to the reader. */
export const headsQuery = graphql(
  `
    query Heads($id: ID!, $viewer: BriefingViewer, $seat: SeatId) {
      campaign(id: $id) {
        id
        briefings(viewer: $viewer, seat: $seat) {
          ...BriefingHead
        }
      }
    }
  `,
  [head],
)

/** The map alone, of one of these moments. */
export const viewQuery = graphql(`
  query View($id: ID!, $number: Int, $viewer: BriefingViewer, $seat: SeatId) {
    campaign(id: $id) {
      id
      briefing(number: $number, viewer: $viewer, seat: $seat) {
        number
        view
      }
    }
  }
`)

/** What the seats added to the dice, from the start of the war on. */
export const seatBytesQuery = graphql(`
  query SeatBytes($id: ID!) {
    campaign(id: $id) {
      id
      seatBytes
    }
  }
`)

/** What the dice of a campaign that is over have shown, after a resolution. */
export const throwsQuery = graphql(`
  query Throws($id: ID!, $after: Int, $proven: Boolean!) {
    campaign(id: $id) {
      id
      throws(after: $after) {
        number
        turn
        stage
        undone
        throws {
          name
          subject
          ordinal
          faces
          proof @include(if: $proven)
        }
      }
    }
  }
`)

/** The throws that the report of one of one's own briefings tells of. */
export const toldThrowsQuery = graphql(
  `
    query ToldThrows($id: ID!, $number: Int) {
      campaign(id: $id) {
        id
        briefing(number: $number) {
          report {
            text
            throws {
              ...LineThrows
            }
          }
        }
      }
    }
  `,
  [lineThrows],
)
