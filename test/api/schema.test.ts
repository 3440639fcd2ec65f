import { readFileSync } from 'node:fs'
import {
  type GraphQLResolveInfo,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
} from 'graphql'
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

it('refuses what is no seat, in a variable and in a document', async () => {
  const type = (await openSchema()).getType('SeatId')
  if (!isScalarType(type)) throw new Error('no scalar')
  const form = 'A seat is one to three capital letters, e.g. A, B or AA.'
  for (const value of ['none', 'a', 'ABCD', '', ' A', 1, null, ['A']]) {
    expect(() => type.parseValue(value)).toThrow(form)
    if (typeof value === 'string') expect(() => type.parseLiteral({ kind: Kind.STRING, value })).toThrow(form)
  }
  expect(() => type.parseLiteral({ kind: Kind.INT, value: '1' })).toThrow(form)
  expect(['A', 'AA', 'ZZZ'].map((seat) => type.parseValue(seat))).toEqual(['A', 'AA', 'ZZZ'])
  expect(type.parseLiteral({ kind: Kind.STRING, value: 'B' })).toBe('B')
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
