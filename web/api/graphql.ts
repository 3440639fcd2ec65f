import type { CellName, RuleId, SeatId, Token } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './schema.generated.js'

/** Name → value. */
export type JsonRecord = Readonly<Record<string, Json>>

/**
 * Makes a document whose result and variables are typed by `server/schema.graphql`: a field that the schema does not have, or a type that it does
 * not give, does not compile. Each scalar is the kit's type of that name.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: {
    DateTime: string
    JSON: Json
    JSONObject: JsonRecord
    PackedView: Omit<GameView, 'board'>
    PackedBoard: Board
    RuleId: RuleId
    CellName: CellName
    SeatId: SeatId
    Token: Token
  }
}>()

export type { ResultOf, VariablesOf } from 'gql.tada'
