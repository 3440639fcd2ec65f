import { describe, expect, test } from 'vitest'
import { rules } from '@muster/rulesets/hex-1.4/engine/rules.js'
import { turnTable } from '@muster/rulesets/hex-1.4/engine/turn.js'

describe.each(Object.entries(turnTable))('the steps of %s', (_, steps) => {
  const rows = steps.map(([rule, name]) => ({ rule, name }))

  test('each carry out a rule of the ledger', () => {
    expect(rows.filter(({ rule }) => !Object.hasOwn(rules, rule))).toEqual([])
  })

  test('have names of their own', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})

test('Post-Battle keeps the order of HX-360', () => {
  const order = turnTable.aftermath.map(([rule]) => rule)
  const printed = ['HX-039', 'HX-361', 'HX-274', 'HX-364', 'HX-395']
  expect(order.filter((rule) => printed.includes(rule))).toEqual(printed)
})
