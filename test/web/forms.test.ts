import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, it, test } from 'vitest'
import { blank, caseOf } from '../../web/forms/blank.js'
import { faultsIn } from '../../web/forms/faults.js'
import { moved, put, replaced } from '../../web/forms/json.js'
import type { FormNode, Kind, NodeOf } from '../../web/forms/node.js'
import { spentIn } from '../../web/forms/points.js'
import { readNode, spaced } from '../../web/forms/readNode.js'

const mission: Json = {
  title: 'On arrival',
  oneOf: [
    { type: 'object', title: 'Lie low', required: ['kind'], properties: { kind: { const: 'lieLow' } } },
    { type: 'object', title: 'Raid', required: ['kind'], properties: { kind: { const: 'raid' } } },
    {
      type: 'object',
      title: 'Sabotage',
      required: ['kind', 'target'],
      properties: { kind: { const: 'sabotage' }, target: { title: 'What', enum: ['BASE', 'CITY'] } },
    },
  ],
}

describe('one of several kinds', () => {
  const shape = readNode(mission) as NodeOf<'either'>

  test('starts with the first and is known again by what it fixes', () => {
    expect(blank(shape)).toEqual({ kind: 'lieLow' })
    expect(shape.cases[2] && blank(shape.cases[2])).toEqual({ kind: 'sabotage', target: 'BASE' })
    expect([{ kind: 'raid' }, { kind: 'sabotage', target: 'CITY' }].map((value) => caseOf(shape, value))).toEqual([
      1, 2,
    ])
  })

  test('is known by what it requires where it fixes nothing', () => {
    const either = readNode({
      oneOf: ['choose', 'roll'].map((key) => ({
        type: 'object',
        title: key,
        required: [key],
        properties: { [key]: { type: 'string', enum: ['INFANTRY'] } },
      })),
    }) as NodeOf<'either'>
    expect([{ choose: 'INFANTRY' }, { roll: 'INFANTRY' }].map((value) => caseOf(either, value))).toEqual([0, 1])
  })

  test('may stand in a list', () => {
    const list = readNode({ type: 'array', title: 'Honours', minItems: 2, maxItems: 3, items: mission }) as FormNode
    expect([list.kind, blank(list)]).toEqual(['sequence', [{ kind: 'lieLow' }, { kind: 'lieLow' }]])
  })

  test('is nothing to draw where one of the kinds is no object', () => {
    expect(readNode({ oneOf: [{ type: 'object', title: 'A', properties: {} }, { type: 'string' }] })).toBeNull()
  })
})

test('figures in a list are so many figures, each within its range', () => {
  const dice = readNode({
    type: 'array',
    title: 'Dice',
    minItems: 3,
    maxItems: 3,
    items: { type: 'integer', minimum: 1, maximum: 6 },
  }) as FormNode
  expect(dice).toMatchObject({ kind: 'sequence', least: 3, most: 3, entry: { kind: 'amount', min: 1, max: 6 } })
  expect(blank(dice)).toEqual([1, 1, 1])
})

test('a figure that need not be said has its usual value', () => {
  expect(readNode({ type: 'integer', title: 'Troops', minimum: 0, default: 2 })).toMatchObject({ usual: 2 })
  expect(readNode({ type: 'integer', title: 'Troops', minimum: 0 })).not.toHaveProperty('usual')
})

describe('a form from a schema', () => {
  const shape = readNode({
    type: 'object',
    required: ['winner', 'lost'],
    properties: {
      winner: { type: 'string', enum: ['A', 'B', 'draw'] },
      lost: { type: 'object', required: ['A'], properties: { A: { type: 'number', minimum: 0, multipleOf: 0.5 } } },
      sacrifice: { type: 'integer', maximum: 3 },
    },
  })

  it('starts with what is required and leaves the rest out', () =>
    expect(shape && blank(shape)).toEqual({ winner: 'A', lost: { A: 0 } }))

  it('fills in what leaves no choice', () => {
    const fixed = readNode({ type: 'object', required: ['abstract'], properties: { abstract: { const: true } } })
    expect(fixed && blank(fixed)).toEqual({ abstract: true })
  })

  it('counts what the rows of a list cost', () => {
    const table = readNode({
      ...{ type: 'array', maxItems: 4, uniqueItems: true, 'x-budget': 2 },
      items: {
        ...{ type: 'object', required: ['rule', 'why'] },
        properties: {
          rule: {
            type: 'string',
            oneOf: [
              { const: 'TOUGH', title: 'Tough', 'x-points': 2 },
              { const: 'RAIDERS', 'x-points': -3 },
            ],
          },
          why: { type: 'string', maxLength: 300 },
          cost: { type: 'integer', minimum: -3, maximum: 3, 'x-points': true },
        },
      },
    })
    if (table?.kind !== 'table') throw new Error('no table')
    expect(table).toMatchObject({ budget: 2, unique: true, most: 4 })
    expect(blank(table)).toEqual([])
    expect(blank(table.row)).toEqual({ rule: 'TOUGH', why: '' })
    expect(
      spentIn(table, [
        { rule: 'TOUGH', why: '' },
        { rule: 'RAIDERS', why: '', cost: 2 },
      ]),
    ).toBe(1)
  })

  it('starts a list with as many values as it asks for', () => {
    const list = readNode({ type: 'array', maxItems: 1, minItems: 1, items: { type: 'string', enum: ['A', 'B'] } })
    expect(list && blank(list)).toEqual(['A'])
    expect(list).toMatchObject({ kind: 'several', most: 1 })
  })

  it('draws nothing for what it cannot read', () => expect(readNode({ type: 'teapot' })).toBeNull())
})

describe('each kind of part', () => {
  const kinds: readonly (readonly [Kind, Json])[] = [
    ['fixed', { const: true }],
    ['switch', { type: 'boolean' }],
    ['amount', { type: 'number' }],
    ['amount', { enum: [1, 2, 3] }],
    ['text', { type: 'string' }],
    ['choice', { type: 'string', enum: ['A'] }],
    ['choice', { anyOf: [{ type: 'teapot' }, { enum: ['A'] }, { type: 'boolean' }] }],
    ['several', { type: 'array', items: { enum: ['A'] } }],
    ['texts', { type: 'array', items: { type: 'string' } }],
    ['pairs', { type: 'array', items: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }] } }],
    ['mask', { type: 'array', 'x-mask': 'The camp', items: { type: 'string' } }],
    ['table', { type: 'array', items: { type: 'object', properties: {} } }],
    ['sequence', { type: 'array', items: { type: 'integer' } }],
    ['entries', { type: 'object', additionalProperties: { type: 'integer' } }],
    [
      'nullable',
      {
        oneOf: [
          { type: 'null', title: 'None' },
          { type: 'array', items: { enum: ['A'] } },
        ],
      },
    ],
    ['group', { type: 'object', properties: {} }],
  ]

  test.each(kinds)('%s is read from its schema, and called by its key where that says no title', (kind, schema) =>
    expect(readNode(schema, spaced, 'pinsOnIt')).toMatchObject({ kind, title: 'Pins on it' }),
  )

  test('a key is a word, and whoever asks may know a better one', () => {
    expect(['nightAllowed', 'A', 'models'].map(spaced)).toEqual(['Night allowed', 'A', 'Models'])
    const side = readNode({ type: 'object', properties: { A: { type: 'boolean' } } }, (key) => `Side ${key}`)
    expect(side).toMatchObject({ fields: [['A', { title: 'Side A' }, false]] })
  })

  test('a usual value of a group says nothing that is not asked for', () => {
    const group = readNode({ type: 'object', default: { a: true, b: 1 }, properties: { a: { type: 'boolean' } } })
    expect(group && blank(group)).toEqual({ a: true })
  })
})

test('what is left open is found by its path', () => {
  const row = {
    ...{ type: 'object', required: ['name', 'role', 'types'] },
    properties: {
      name: { type: 'string' },
      role: { enum: ['first'] },
      types: { type: 'array', minItems: 1, items: { enum: ['FOOT'] } },
      standing: { enum: ['u1'] },
    },
  }
  const form = readNode({ type: 'object', properties: { units: { type: 'array', items: row } } })
  if (!form) throw new Error('no form')
  const pathsIn = (units: Json): readonly string[] => faultsIn(form, { units }).map(({ path }) => path.join('/'))
  expect(pathsIn([{ name: '', role: 'first', types: ['FOOT'] }])).toEqual([])
  expect(
    pathsIn([
      { name: 'A', role: 'first', types: ['FOOT'] },
      { name: 'B', role: '', types: [] },
    ]),
  ).toEqual(['units/1/role', 'units/1/types'])
})

test('entries are put, left out, replaced and moved without touching the rest', () => {
  expect(put({ a: 1, b: 2 }, 'a', 3)).toEqual({ a: 3, b: 2 })
  expect(put({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
  expect([replaced(['a', 'b'], 1, 'c'), replaced(['a'], 0, undefined)]).toEqual([['a', 'c'], ['a']])
  expect([moved(['a', 'b', 'c'], 2, 0), moved(['a', 'b', 'c'], 0, 1)]).toEqual([
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
  ])
})

test('what is open is proposed nothing, and is asked for until it is said', () => {
  const shape = readNode({
    type: 'object',
    required: ['winner', 'left'],
    properties: {
      winner: { enum: ['A', 'B'], 'x-open': true },
      left: { type: 'integer', minimum: 0, 'x-open': true },
    },
  })
  if (!shape) throw new Error('there is no form')
  expect(blank(shape)).toEqual({ winner: '', left: null })
  expect(faultsIn(shape, blank(shape)).map(({ path }) => path[0])).toEqual(['winner', 'left'])
  expect(faultsIn(shape, { winner: 'B', left: 0 })).toEqual([])
})
