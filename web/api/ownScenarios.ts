import { graphql, type ResultOf } from './graphql.js'

const ownScenario = graphql(`
  fragment OwnMap on OwnScenario {
    id
    rulesetId
    title
    about
    seats {
      title
      subtitle
      reserved
      alliance
    }
    revision
    ready
    changedAt
    link
    board
  }
`)
export type OwnMap = ResultOf<typeof ownScenario>

export const ownMapsQuery = graphql(
  `
    query OwnMaps {
      ownScenarios(first: 40) {
        nodes {
          ...OwnMap
        }
      }
    }
  `,
  [ownScenario],
)

/** A map with its file: to save it as a file, or to go on drawing. */
export const ownMapFile = graphql(`
  query OwnMapFile($id: ID!) {
    scenario(id: $id) {
      title
      revision
      file
    }
  }
`)

export const sharedMapQuery = graphql(`
  query SharedMap($token: String!) {
    sharedScenario(token: $token) {
      rulesetId
      title
      about
      seats {
        title
        subtitle
        reserved
        alliance
      }
      board
      file
    }
  }
`)
export type SharedMap = NonNullable<ResultOf<typeof sharedMapQuery>['sharedScenario']>

export const importMap = graphql(
  `
    mutation ImportMap($text: String!) {
      importScenario(text: $text) {
        ...OwnMap
      }
    }
  `,
  [ownScenario],
)

export const forkMap = graphql(
  `
    mutation ForkMap($id: ID, $token: String, $rulesetId: ID, $scenarioId: ID) {
      forkScenario(id: $id, token: $token, rulesetId: $rulesetId, scenarioId: $scenarioId) {
        ...OwnMap
      }
    }
  `,
  [ownScenario],
)

export const shareMap = graphql(
  `
    mutation ShareMap($id: ID!) {
      shareScenario(id: $id) {
        ...OwnMap
      }
    }
  `,
  [ownScenario],
)

export const endMapLink = graphql(
  `
    mutation EndMapLink($id: ID!) {
      endScenarioLink(id: $id) {
        ...OwnMap
      }
    }
  `,
  [ownScenario],
)

export const deleteMap = graphql(`
  mutation DeleteMap($id: ID!) {
    deleteScenario(id: $id)
  }
`)
