import { graphql, type ResultOf } from './graphql.js'

const offer = graphql(`
  fragment ScenarioOffer on Scenario {
    id
    title
    about
    seats {
      title
      subtitle
      reserved
      alliance
    }
    board
  }
`)
export type ScenarioOffer = ResultOf<typeof offer>

export const setting = graphql(`
  fragment Setting on SettingSpec {
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
`)
export type SettingRow = ResultOf<typeof setting>

const preset = graphql(`
  fragment Preset on Preset {
    id
    title
    about
    choices
  }
`)
/** A named set of choices for a new campaign. */
export type Preset = ResultOf<typeof preset>

export const rulesetsQuery = graphql(`
  query Rulesets {
    rulesets {
      id
      title
      edition
      about
      turn
    }
  }
`)
export type RulesetHead = ResultOf<typeof rulesetsQuery>['rulesets'][number]

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
          ...Setting
        }
        presets {
          ...Preset
        }
        paces {
          ...Preset
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
  [offer, preset, setting],
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

export const rulesQuery = graphql(
  `
    query Rules($id: ID!) {
      ruleset(id: $id) {
        id
        title
        edition
        settings {
          ...Setting
        }
        rules {
          id
          title
          text
          setting
        }
      }
    }
  `,
  [setting],
)

export const chosenSettings = graphql(`
  query ChosenSettings($id: ID!) {
    campaign(id: $id) {
      name
      settings
      ruleset {
        id
      }
    }
  }
`)
