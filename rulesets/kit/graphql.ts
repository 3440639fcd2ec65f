import { GraphQLError, GraphQLScalarType, GraphQLString, Kind } from 'graphql'
import { GraphQLJSON } from 'graphql-scalars'
import { Field, InterfaceType, registerEnumType } from 'type-graphql'

/** Plain JSON: what a view holds by keys that nobody can name beforehand. */
export const JsonScalar = GraphQLJSON

const seatForm = /^[A-Z]{1,3}$/

/** What is sent must look like a seat; answers are given as they are. */
const readSeat = (value: unknown): string => {
  if (typeof value === 'string' && seatForm.test(value)) return value
  throw new GraphQLError('A seat is one to three capital letters, e.g. A, B or AA.')
}

export const SeatId = new GraphQLScalarType({
  ...GraphQLString.toConfig(),
  name: 'SeatId',
  description: 'A seat of one campaign: capital letters, `A` the first, `AA` after `Z`.',
  parseValue: readSeat,
  parseLiteral: (node) => readSeat(node.kind === Kind.STRING ? node.value : null),
})

/**
 * A closed set of words as an enum of the schema: what a view calls `one-asked` is ONE_ASKED there.
 *
 * @param words each word with what it means; give the union of the view as type argument, so that none is missing
 */
export const closedSet = <Word extends string>(
  name: string,
  description: string,
  words: Readonly<Record<Word, string>>,
): Readonly<Record<string, string>> => {
  const keyOf = (word: string): string => word.replaceAll('-', '_').toUpperCase()
  const meanings: readonly (readonly [string, string])[] = Object.entries(words)
  const set = Object.fromEntries(meanings.map(([word]) => [keyOf(word), word]))
  const valuesConfig: Readonly<Record<string, { readonly description: string }>> = Object.fromEntries(
    meanings.map(([word, description]) => [keyOf(word), { description }]),
  )
  registerEnumType(set, { name, description, valuesConfig })
  return set
}

/**
 * A ruleset's own part of a briefing. Its `graphql.ts` exports an object type, named as `detail.kind` of its views, that
 * implements this. The values come from the view as they are: a ruleset has no resolvers.
 */
@InterfaceType({
  description: 'A ruleset’s own part of a briefing. Select its fields with an inline fragment on its type.',
  resolveType: ({ kind }: RulesetDetail) => kind,
})
export abstract class RulesetDetail {
  @Field(() => String, { description: 'Name of its type.' })
  readonly kind!: string
}
