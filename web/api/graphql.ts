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

/** A type without its `readonly`, all the way down. */
type Sent<Value> = Json extends Value
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value

/** A readonly value as variables take it: nothing that is sent is changed. */
export const sent = <Value>(value: Value): Sent<Value> => value as Sent<Value>

export type { ResultOf, VariablesOf } from 'gql.tada'
