import { entry, head } from './battles.js'
import { graphql } from './graphql.js'

// What each of the following writes is an entry.

/** The answer: entries above `after`, the newest that the page holds. */
const written = graphql(
  `
    fragment WrittenAtBattle on BattleDesk {
      ...BattleHead
      entries(after: $after) {
        ...BattleEntry
      }
    }
  `,
  [head, entry],
)

export const writeToBattle = graphql(
  `
    mutation WriteToBattle($id: ID!, $battle: ID!, $key: String!, $zone: String, $after: Int, $text: String!) {
      writeToBattle(campaignId: $id, battleId: $battle, idempotencyKey: $key, zone: $zone, text: $text) {
        ...WrittenAtBattle
      }
    }
  `,
  [written],
)

export const proposeTimes = graphql(
  `
    mutation ProposeTimes(
      $id: ID!
      $battle: ID!
      $key: String!
      $zone: String
      $after: Int
      $times: [DateTime!]!
      $text: String
    ) {
      proposeTimes(campaignId: $id, battleId: $battle, idempotencyKey: $key, zone: $zone, times: $times, text: $text) {
        ...WrittenAtBattle
      }
    }
  `,
  [written],
)

export const agreeOnTime = graphql(
  `
    mutation AgreeOnTime(
      $id: ID!
      $battle: ID!
      $key: String!
      $zone: String
      $after: Int
      $entry: Int!
      $time: DateTime!
    ) {
      agreeOnTime(campaignId: $id, battleId: $battle, idempotencyKey: $key, zone: $zone, entry: $entry, time: $time) {
        ...WrittenAtBattle
      }
    }
  `,
  [written],
)

export const callOffTime = graphql(
  `
    mutation CallOffTime($id: ID!, $battle: ID!, $key: String!, $zone: String, $after: Int, $text: String) {
      callOffTime(campaignId: $id, battleId: $battle, idempotencyKey: $key, zone: $zone, text: $text) {
        ...WrittenAtBattle
      }
    }
  `,
  [written],
)

export const rollAtBattle = graphql(
  `
    mutation RollAtBattle(
      $id: ID!
      $battle: ID!
      $key: String!
      $zone: String
      $after: Int
      $procedure: ID!
      $input: JSON!
      $faces: JSON
    ) {
      rollAtBattle(
        campaignId: $id
        battleId: $battle
        idempotencyKey: $key
        zone: $zone
        procedure: $procedure
        input: $input
        faces: $faces
      ) {
        ...WrittenAtBattle
      }
    }
  `,
  [written],
)

export const showBattle = graphql(
  `
    mutation ShowBattle($id: ID!, $battle: ID!, $key: String!, $zone: String, $after: Int) {
      showBattle(campaignId: $id, battleId: $battle, idempotencyKey: $key, zone: $zone) {
        ...WrittenAtBattle
      }
    }
  `,
  [written],
)
