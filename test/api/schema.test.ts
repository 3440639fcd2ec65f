import { readFileSync } from 'node:fs'
import { type GraphQLResolveInfo, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { schemaText } from '../../server/src/graphql/printSchema.js'
import { openSchema } from '../../server/src/graphql/schema.js'

it('is committed as it is', async () => {
  const committed = readFileSync(new URL('../../server/schema.graphql', import.meta.url), 'utf8')
  expect(committed, 'run `npm run schema` and commit server/schema.graphql').toBe(await schemaText())
})

it('describes every type, field, argument and value', async () => {
  const bare: string[] = []
  const look = (name: string, description: string | null | undefined): void => {
    if (!description?.trim()) bare.push(name)
  }
  for (const type of Object.values((await openSchema()).getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (!['Query', 'Mutation', 'Subscription'].includes(type.name)) look(type.name, type.description)
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value.description)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field.description)
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field.description)
        for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name})`, arg.description)
      }
  }
  expect(bare).toEqual([])
})

it('speaks of people as "you" and "they"', async () => {
  expect((await schemaText()).match(/.*\b(he|him|his|himself|one’s)\b.*/gi) ?? []).toEqual([])
})

const unused = {} as GraphQLResolveInfo

// A field that may be null would otherwise be null for ever, and nobody would notice.
it.each([
  ['HexRetreat', 'default', { usual: '3/4' }, '3/4'],
  ['HexFallBack', 'default', { usual: '3/4' }, '3/4'],
  ['HexDetail', 'witnessCases', { words: ['a case'] }, ['a case']],
  ['BoltgunDetail', 'witnessCases', { words: ['a case'] }, ['a case']],
  ['CampaignStatus', 'deadlines', { clocks: ['a deadline'] }, ['a deadline']],
])('reads %s.%s from what is stored under its older name', async (name, field, stored, shown) => {
  const schema = await openSchema()
  const type = schema.getType(name)
  const resolve = isObjectType(type) ? type.getFields()[field]?.resolve : undefined
  expect(resolve?.(stored, {}, {}, unused)).toEqual(shown)
})
