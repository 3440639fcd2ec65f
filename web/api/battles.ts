import { briefing } from './briefing.js'
import { graphql, type ResultOf } from './graphql.js'

export const head = graphql(`
  fragment BattleHead on BattleDesk {
    id
    campaignId
    about
    openedAt
    closedAt
    seed
    showable
    agreedFor
    sides {
      seat
      title
      mine
      zone
    }
  }
`)
/** A desk without its log. */
export type BattleHead = ResultOf<typeof head>

export const entry = graphql(`
  fragment BattleEntry on BattleEntry {
    number
    seat
    by
    at
    kind
    text
    times
    answers
    roll {
      procedure
      input
      outcome
      byHand
      proof
      subject
      throws {
        name
        faces
      }
    }
  }
`)
export type BattleEntry = ResultOf<typeof entry>
export type BattleRoll = NonNullable<BattleEntry['roll']>

/** The desk of a battle as its sides see it. */
export type BattleDesk = BattleHead & { readonly entries: readonly BattleEntry[] }

export const battlesQuery = graphql(
  `
    query Battles($id: ID!) {
      campaign(id: $id) {
        id
        battles {
          ...BattleHead
          entries {
            ...BattleEntry
          }
        }
      }
    }
  `,
  [head, entry],
)

export const battleHeadsQuery = graphql(
  `
    query BattleHeads($id: ID!) {
      campaign(id: $id) {
        id
        battles {
          ...BattleHead
        }
      }
    }
  `,
  [head],
)

export const battleNewsQuery = graphql(`
  query BattleNews($id: ID!) {
    campaign(id: $id) {
      id
      battles {
        id
        about
        showable
        sides {
          seat
          title
          mine
          zone
        }
        entries {
          number
          seat
        }
      }
    }
  }
`)
/** What of a desk is needed to say how much is new on it. */
export type BattleNews = NonNullable<ResultOf<typeof battleNewsQuery>['campaign']>['battles'][number]

/** Entries are sent once, those above `after`. */
export const battleFrames = graphql(
  `
    subscription Battle($campaignId: ID!, $battleId: ID!, $after: Int) {
      battle(campaignId: $campaignId, battleId: $battleId, after: $after) {
        ...BattleHead
        entries {
          ...BattleEntry
        }
      }
    }
  `,
  [head, entry],
)

/** What sides have shown to a facilitator who sees no secrets. */
export const shownQuery = graphql(
  `
    query ShownBattles($id: ID!) {
      campaign(id: $id) {
        id
        briefing(viewer: SHOWN) {
          ...Briefing
        }
      }
    }
  `,
  [briefing],
)
