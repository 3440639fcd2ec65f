import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql'
import * as words from '../../messages/requests.generated.js'
import type { Scope } from '../../auth/permissions.js'
import { Problem } from '../../base/problems.js'
import { type Context, inPerson, signedIn } from '../context.js'
import { needOf } from './needs.js'

type Change = GraphQLField<unknown, Context>

/** Of a change: in this order a token is asked for them. */
const scopesOf = ({ name, type }: Change, scope: Scope): readonly Scope[] =>
  needOf(name).tells && scope !== 'read' && isObjectType(getNamedType(type)) ? [scope, 'read'] : [scope]

const listed = new Intl.ListFormat('en')

const sentenceOf = (change: Change): string => {
  const { scope, everywhere } = needOf(change.name)
  if (scope === null) return 'Not available to API tokens.'
  const scopes = scopesOf(change, scope).map((each) => each.toUpperCase())
  const limit = everywhere ? ', and must not be limited to campaigns' : ''
  return `An API token needs the scope${scopes.length > 1 ? 's' : ''} ${listed.format(scopes)}${limit}.`
}

/** @throws Problem unless the caller may make such a change at all; what they may do in a campaign is for the referee to say */
const admit = (change: Change, context: Context): void => {
  const { scope, everywhere } = needOf(change.name)
  if (scope === null) {
    inPerson(context)
    return
  }
  for (const each of scopesOf(change, scope)) signedIn(context, each)
  if (everywhere && context.caller?.campaigns) throw new Problem('FORBIDDEN_SCOPE', words.tokenLimited())
}

/** Every change asks first whether the caller’s token may make it, and says so in its description. */
export const guardChanges = (schema: GraphQLSchema): GraphQLSchema => {
  for (const change of Object.values(schema.getMutationType()?.getFields() ?? {}) as readonly Change[]) {
    const { resolve } = change
    change.description = [change.description, sentenceOf(change)].join(' ')
    change.resolve = (source, args, context, info) => {
      admit(change, context)
      return resolve?.(source, args, context, info)
    }
  }
  return schema
}
