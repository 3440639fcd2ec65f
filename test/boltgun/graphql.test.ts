import {
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  getNamedType,
  graphql,
  isObjectType,
  isOutputType,
} from 'graphql'
import type { BoltgunDetail } from '@muster/rulesets/boltgun/engine/view/view.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { spelt } from '../support/spelt.js'
import { plan, position, viewOf } from './support/war.js'

/** The product's own types behind a door that asks nobody who he is. */
const doorTo = async (shown: BoltgunDetail): Promise<GraphQLSchema> => {
  const schema = await openSchema()
  const type = schema.getType('BoltgunDetail')
  if (!isOutputType(type)) throw new Error('BOLTGUN has no part in the schema')
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Door', fields: { detail: { type, resolve: () => shown } } }),
  })
}

/** A selection of every field of a type, down to the leaves. */
const everyField = (schema: GraphQLSchema, name: string): string => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    return isObjectType(inner) ? `${field.name} ${everyField(schema, inner.name)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}

const state = plan(
  position('A1+A2 . B1 . . . A3 . B2', {
    levels: { B2: 9 },
    armyRules: { A: ['TACTICAL_GENIUS'], B: ['HIVE_MENTALITY'] },
    objectives: { A: [{ occupy: ['3,0'] }, { count: 9, secondary: true }, { control: 'F1' }] },
    relics: [
      { id: 'standard', label: 'Standard', carrier: 'A2' },
      { id: 'archive', label: 'Archive', at: '4,0', hidden: true },
    ],
    features: [{ id: 'F1', kind: 'array', label: 'Old Array', at: '6,0', hidden: true }],
    knows: { A: ['archive'] },
  }),
  {},
).state

test('a briefing’s own part goes through the side door as it is, but for the name of witness cases, closed sets of words, which are enums, and settings, which the campaign itself tells', async () => {
  const views = [viewOf(state, 'A'), viewOf(state, 'B'), boltgun.viewFor(state, { kind: 'everyone' })]
  for (const { detail } of views) {
    const schema = await doorTo(detail)
    const answer = await graphql({ schema, source: `{ detail ${everyField(schema, 'BoltgunDetail')} }` })
    expect(answer.errors).toBeUndefined()
    const { settings, words, ...rest } = detail
    expect(settings).toEqual({ 'army.choice': 'scenario' })
    const type = schema.getType('BoltgunDetail') as GraphQLOutputType
    expect(JSON.parse(JSON.stringify(answer.data))).toEqual({ detail: spelt(type, { ...rest, witnessCases: words }) })
  }
  expect(views[0]?.detail.battles.map(({ step }) => step)).toContain('shift')
})
