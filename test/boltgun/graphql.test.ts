import 'reflect-metadata'
import { graphql, isObjectType, getNamedType, type GraphQLSchema } from 'graphql'
import { Query, Resolver, buildSchema } from 'type-graphql'
import { RulesetDetail } from '@muster/rulesets/kit/graphql.js'
import * as door from '@muster/rulesets/boltgun/graphql.js'
import type { BoltgunDetail } from '@muster/rulesets/boltgun/engine/view.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'
import { plan, position, viewOf } from './support/war.js'

let shown: BoltgunDetail | null = null

@Resolver()
class Door {
  @Query(() => RulesetDetail, { nullable: true })
  detail(): unknown {
    return shown
  }
}

const open = (): Promise<GraphQLSchema> =>
  buildSchema({ resolvers: [Door], orphanedTypes: Object.values(door), validate: false })

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
    objectives: { A: [{ occupy: ['3,0'] }, { count: 9, secondary: true }] },
    relics: [
      { id: 'standard', label: 'Standard', carrier: 'A2' },
      { id: 'archive', label: 'Archive', at: '4,0', hidden: true },
    ],
    knows: { A: ['archive'] },
  }),
  {},
).state

test('a briefing’s own part goes through the side door as it is, but for settings, which the campaign itself tells', async () => {
  const schema = await open()
  const query = `{ detail { ... on BoltgunDetail ${everyField(schema, 'BoltgunDetail')} } }`
  const views = [viewOf(state, 'A'), viewOf(state, 'B'), boltgun.viewFor(state, { kind: 'everyone' })]
  for (const { detail } of views) {
    shown = detail
    const answer = await graphql({ schema, source: query })
    expect(answer.errors).toBeUndefined()
    const { settings, ...rest } = detail
    expect(settings).toEqual({})
    expect(JSON.parse(JSON.stringify(answer.data))).toEqual({ detail: rest })
  }
  expect(views[0]?.detail.battles.map(({ step }) => step)).toContain('shift')
})

test('every type and field says what it is', async () => {
  const schema = await open()
  const types = Object.values(door).map((type) => schema.getType(type.name))
  for (const type of types) {
    expect(type?.description).toBeTruthy()
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) expect(field.description).toBeTruthy()
  }
})
