/** The answers that Muster gave, as a schema of the same shape: both peers serve them from memory. */
import { readFileSync } from 'node:fs'

export const typeDefs = `
  scalar JSON
  type Piece { id: ID! at: String! kind: String! seat: ID! size: Int }
  type CellLayer { key: String! rows: [String!]! }
  type Cell { name: String! values: JSON! }
  type Briefing { number: Int! turn: Int! stage: String! pieces: [Piece!]! layers: [CellLayer!]! cells: [Cell!]! }
  type Place { role: String! seat: ID }
  type Campaign { id: ID! name: String! place: Place! briefing: Briefing }
  type Query { campaign(id: ID!): Campaign }`

const campaign = JSON.parse(readFileSync(process.argv[2], 'utf8'))

export const resolvers = { Query: { campaign: () => campaign } }
