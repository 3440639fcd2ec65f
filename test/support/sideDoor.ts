import {
  getNamedType,
  getNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql'

const objectType = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type of the schema`)
  return type
}

/** The product's own types behind a door that asks nobody who they are. */
export const doorTo = (whole: GraphQLSchema, name: string, shown: unknown): GraphQLSchema =>
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Door',
      fields: { detail: { type: objectType(whole, name), resolve: () => shown } },
    }),
  })

/** A selection of every field of a type, down to the leaves. */
export const everyField = (schema: GraphQLSchema, name: string): string => {
  const fields = Object.values(objectType(schema, name).getFields()).map((field) => {
    const inner = getNamedType(field.type)
    return isObjectType(inner) ? `${field.name} ${everyField(schema, inner.name)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}

const speltAs = (type: GraphQLOutputType, value: unknown): unknown => {
  const bare = getNullableType(type)
  if (isListType(bare) && Array.isArray(value)) return value.map((item) => speltAs(bare.ofType, item))
  if (isEnumType(bare) && typeof value === 'string') return value.toUpperCase().replaceAll('-', '_')
  if (!isObjectType(bare) || typeof value !== 'object' || value === null) return value
  const fields = bare.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fields[key] ? speltAs(fields[key].type, item) : item]),
  )
}

/** What a view says, with the words of closed sets spelt as the API does: `one-asked` is ONE_ASKED. */
export const spelt = (schema: GraphQLSchema, name: string, value: unknown): unknown =>
  speltAs(objectType(schema, name), value)
