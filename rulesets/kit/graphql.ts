import { GraphQLJSON } from 'graphql-scalars'
import { Field, InterfaceType } from 'type-graphql'

/** Plain JSON: what a view holds by keys that nobody can name beforehand. */
export const JsonScalar = GraphQLJSON

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
