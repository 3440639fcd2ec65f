import {
  extendSchema,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, it } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { argumentValues } from './generated/arguments.js'
import { everyOperation, everyQuestion } from './generated/operations.js'
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

/** The fields that a document asks for. */
const askedIn = (schema: GraphQLSchema, text: string): readonly string[] => {
  const [info, found] = [new TypeInfo(schema), [] as string[]]
  const enter = ({ name }: { readonly name: { readonly value: string } }): void =>
    void found.push(`${info.getParentType()?.name ?? ''}.${name.value}`)
  visit(parse(text), visitWithTypeInfo(info, { Field: enter }))
  return found
}

it('is behind generated operations that ask for every field and every argument', async () => {
  const schema = await openSchema()
  const classes = secrecyIn(schema)
  const operations = (['Query', 'Subscription'] as const).flatMap((root) => everyOperation(schema, classes, root))
  const asked = new Set(operations.flatMap(({ text }) => askedIn(schema, text)))
  const answers = new Set(Object.keys(fields).filter((type) => 'answer' in (fields[type] ?? {})))
  const never = [...classes.keys()].filter((name) => !asked.has(name) && !answers.has(name.split('.')[0] ?? ''))
  expect(never).toEqual([])
  const given = Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) && !/^__|^Mutation$/.test(type.name)
      ? Object.values(type.getFields()).flatMap(({ name, args }) =>
          args.map((arg) => `${type.name}.${name}.${arg.name}`),
        )
      : [],
  )
  expect(given.sort()).toEqual(Object.keys(argumentValues).sort())
  expect(everyQuestion(schema, classes).length).toBeGreaterThan(50)
})
