import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { blank, caseOf, type EitherShape, readShape, type Shape } from '../../web/campaign/desk/schema.js'

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
  const shape = readShape(mission) as EitherShape

  test('starts with the first and is known again by what it fixes', () => {
    expect(blank(shape)).toEqual({ kind: 'lieLow' })
    expect(shape.cases[2] && blank(shape.cases[2])).toEqual({ kind: 'sabotage', target: 'BASE' })
    expect([{ kind: 'raid' }, { kind: 'sabotage', target: 'CITY' }].map((value) => caseOf(shape, value))).toEqual([
      1, 2,
    ])
  })

  test('is known by what it requires where it fixes nothing', () => {
    const either = readShape({
      oneOf: ['choose', 'roll'].map((key) => ({
        type: 'object',
        title: key,
        required: [key],
        properties: { [key]: { type: 'string', enum: ['INFANTRY'] } },
      })),
    }) as EitherShape
    expect([{ choose: 'INFANTRY' }, { roll: 'INFANTRY' }].map((value) => caseOf(either, value))).toEqual([0, 1])
  })

  test('may stand in a list', () => {
    const list = readShape({ type: 'array', title: 'Honours', minItems: 2, maxItems: 3, items: mission }) as Shape
    expect([list.kind, blank(list)]).toEqual(['sequence', [{ kind: 'lieLow' }, { kind: 'lieLow' }]])
  })

  test('is nothing to draw where one of the kinds is no object', () => {
    expect(readShape({ oneOf: [{ type: 'object', title: 'A', properties: {} }, { type: 'string' }] })).toBeNull()
  })
})

test('figures in a list are so many figures, each within its range', () => {
  const dice = readShape({
    type: 'array',
    title: 'Dice',
    minItems: 3,
    maxItems: 3,
    items: { type: 'integer', minimum: 1, maximum: 6 },
  }) as Shape
  expect(dice).toMatchObject({ kind: 'sequence', least: 3, most: 3, entry: { kind: 'number', min: 1, max: 6 } })
  expect(blank(dice)).toEqual([1, 1, 1])
})

test('a figure that need not be said has its usual value', () => {
  expect(readShape({ type: 'integer', title: 'Troops', minimum: 0, default: 2 })).toMatchObject({ usual: 2 })
  expect(readShape({ type: 'integer', title: 'Troops', minimum: 0 })).not.toHaveProperty('usual')
})
