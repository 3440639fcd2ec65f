import { graphql } from './graphql.js'

/** A map of the reader's own as it is drawn on. */
export const drawnMapQuery = graphql(`
  query DrawnMap($id: ID!) {
    scenario(id: $id) {
      id
      revision
      file
    }
  }
`)

/** A map that was drawn on this device becomes one of the account's. */
export const takeMap = graphql(`
  mutation TakeMap($text: String!) {
    importScenario(text: $text) {
      id
      revision
    }
  }
`)

export const saveMap = graphql(`
  mutation SaveMap($input: SaveScenarioInput!) {
    saveScenario(input: $input) {
      id
      revision
    }
  }
`)
