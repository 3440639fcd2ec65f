import { graphql, type ResultOf } from './graphql.js'

const offer = graphql(`
  fragment ScenarioOffer on Scenario {
    id
    title
    about
    seats {
      title
      subtitle
    }
    board
  }
`)
export type ScenarioOffer = ResultOf<typeof offer>

export const rulesetsQuery = graphql(`
  query Rulesets {
    rulesets {
      id
      title
      edition
    }
  }
`)

export const rulesetQuery = graphql(
  `
    query RulesetOffer($id: ID!) {
      ruleset(id: $id) {
        id
        title
        edition
        deadlines {
          id
          title
          days
        }
        settings {
          key
          type
          question
          source
          group
          default
          options
          min
          max
          step
          schema
        }
        scenarios {
          ...ScenarioOffer
        }
        generators {
          id
          title
          about
          players
        }
      }
    }
  `,
  [offer],
)
export type RulesetOffer = NonNullable<ResultOf<typeof rulesetQuery>['ruleset']>
/** Makes maps anew from a number of players and a seed. */
export type GeneratorOffer = RulesetOffer['generators'][number]

export const generatedScenarioQuery = graphql(
  `
    query GeneratedScenario($rulesetId: ID!, $generatorId: ID!, $players: Int!, $seed: String!) {
      generatedScenario(rulesetId: $rulesetId, generatorId: $generatorId, players: $players, seed: $seed) {
        ...ScenarioOffer
      }
    }
  `,
  [offer],
)

export const rulesQuery = graphql(`
  query Rules($id: ID!) {
    ruleset(id: $id) {
      id
      title
      edition
      rules {
        id
        title
        text
        setting
      }
    }
  }
`)
