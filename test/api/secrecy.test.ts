import { extendSchema, type GraphQLSchema, parse } from 'graphql'
import { expect, it } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { changes, streams } from './rules/changes.js'
import { detailsIn } from './rules/paths.js'
import { everyField, secrecyIn } from './rules/secrecy.js'
import { fields } from './rules/table.js'

/** Fields without a row, and rows without a field. */
const unequal = (schema: GraphQLSchema): readonly string[] => {
  const details = detailsIn(schema)
  const there = new Set(everyField(schema).map((field) => field.join('.')))
  const classes = secrecyIn(schema)
  const ruled = Object.entries(fields).flatMap(([type, byRule]) =>
    Object.values(byRule).flatMap((list) => list.split(/\s+/).map((field) => `${type}.${field}`)),
  )
  const twice = ruled.filter((name, index) => ruled.indexOf(name) !== index || details.has(name.split('.')[0] ?? ''))
  return [...[...there].filter((name) => !classes.has(name)), ...ruled.filter((name) => !there.has(name)), ...twice]
}

it('is known of every field, once, and of no other', async () => {
  const schema = await openSchema()
  expect(unequal(schema)).toEqual([])
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()).toEqual(Object.keys(changes).sort())
  expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).sort()).toEqual(Object.keys(streams).sort())
})

it('is missed where a field is new', async () => {
  const more = extendSchema(await openSchema(), parse('extend type Campaign { secret: String } type Spy { name: ID }'))
  expect(unequal(more)).toEqual(['Campaign.secret', 'Spy.name'])
})
