import { JsonScalar, SeatId } from '@muster/rulesets/kit/graphql.js'
import { GraphQLScalarType, GraphQLString } from 'graphql'
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars'

/** A value whose shape is published where it is used: inputs of procedures, `detail` of orders, values of settings. */
export { JsonScalar }
/** Branded by typed clients, and checked where it is sent. */
export { SeatId }
/** Name → value. */
export const JsonObject = GraphQLJSONObject
/** An instant, RFC 3339, always UTC in answers. */
export const DateTime = GraphQLDateTime

/** JSON of one shape, under a name of its own: clients map the name to the type, so that both follow when the shape changes. */
const shaped = (name: string, description: string): GraphQLScalarType =>
  new GraphQLScalarType({ ...JsonScalar.toConfig(), name, description, specifiedByURL: null })

export const PackedView = shaped(
  'PackedView',
  'A viewer’s whole view as one JSON object, with packed rows and without the board: `GameView` of `@muster/rulesets/kit`. See docs/packed-rows.md.',
)
export const PackedBoard = shaped(
  'PackedBoard',
  'A map as one JSON object with packed rows: `Board` of `@muster/rulesets/kit`. See docs/packed-rows.md.',
)

/** Text that names one kind of thing: typed clients cannot mix it up with another. */
const naming = (name: string, description: string): GraphQLScalarType =>
  new GraphQLScalarType({ ...GraphQLString.toConfig(), name, description })

export const RuleId = naming('RuleId', 'Id of a rule, e.g. `BG-111`: see `Ruleset.rules`.')
export const CellName = naming('CellName', 'A cell as printed on the map: `4,3` on squares, `3/6` on hexes.')
export const Token = naming(
  'Token',
  'Stands for an id that the viewer may not know. It means nothing to other viewers, and nothing next turn.',
)
