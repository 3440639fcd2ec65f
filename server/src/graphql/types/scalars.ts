import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars'

/** Plain JSON: packed rows, settings, a ruleset's own data. */
export const JsonScalar = GraphQLJSON
/** An instant, RFC 3339, always UTC when it leaves. */
export const DateTime = GraphQLDateTime
