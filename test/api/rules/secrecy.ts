import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import { streams } from './changes.js'
import { detailsIn } from './paths.js'
import { classOf, fields, type RuleName, type Secrecy } from './table.js'

/** Every field of the schema that can be read. */
export const everyField = (schema: GraphQLSchema): readonly (readonly [type: string, field: string])[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) && !/^__|^Mutation$|^Subscription$/.test(type.name)
      ? Object.keys(type.getFields()).map((field) => [type.name, field] as const)
      : [],
  )

/** Who is answered when a field is asked for; undefined: the table does not say. */
export const ruleOf = (details: ReadonlySet<string>, type: string, field: string): RuleName | undefined =>
  details.has(type)
    ? 'briefed'
    : (Object.entries(fields[type] ?? {}).find(([, list]) => list.split(/\s+/).includes(field))?.[0] as
        | RuleName
        | undefined)

/** The class of each field by `Type.field`. Null: it says what the field says through which it is read; what a change answers is its caller's. */
export const secrecyIn = (schema: GraphQLSchema): ReadonlyMap<string, Secrecy | null> => {
  const details = detailsIn(schema)
  const read = everyField(schema).flatMap(([type, field]) => {
    const rule = ruleOf(details, type, field)
    return rule ? [[`${type}.${field}`, classOf[rule]] as const] : []
  })
  const heard = Object.entries(streams).map(([field, { secrecy }]) => [`Subscription.${field}`, secrecy] as const)
  return new Map<string, Secrecy | null>([...read, ...heard])
}
