import { JsonScalar } from '@muster/rulesets/kit/graphql.js'
import { GraphQLDateTime } from 'graphql-scalars'

/** Packed rows, settings, a ruleset's own data. */
export { JsonScalar }
/** An instant, RFC 3339, always UTC when it leaves. */
export const DateTime = GraphQLDateTime
