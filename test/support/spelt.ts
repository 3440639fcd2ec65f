import { getNullableType, type GraphQLOutputType, isEnumType, isListType, isObjectType } from 'graphql'

/** What a view says, with the words of closed sets spelt as the API does: `one-asked` is ONE_ASKED. */
export const spelt = (type: GraphQLOutputType, value: unknown): unknown => {
  const bare = getNullableType(type)
  if (isListType(bare) && Array.isArray(value)) return value.map((item) => spelt(bare.ofType, item))
  if (isEnumType(bare) && typeof value === 'string') return value.toUpperCase().replaceAll('-', '_')
  if (!isObjectType(bare) || typeof value !== 'object' || value === null) return value
  const fields = bare.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fields[key] ? spelt(fields[key].type, item) : item]),
  )
}
