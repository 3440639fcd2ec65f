import { expect, test } from 'vitest'
import { buying, forming, kinds, upkeepKinds } from '@muster/rulesets/hex-1.4/engine/orders/kinds.js'
import { rules } from '@muster/rulesets/hex-1.4/engine/rules.js'

test('a kind of order that is missing in the table of its stage, or of all, does not compile', () => {
  const { claim, ...others } = upkeepKinds
  // @ts-expect-error: claim is missing
  const upkeep: typeof upkeepKinds = others
  // @ts-expect-error: all other stages are missing
  const all: typeof kinds = { ...others, claim }
  expect(Object.keys(upkeep)).not.toContain('claim')
  expect(Object.keys(all)).toContain('claim')
})

test('every kind stands under its own name and names a rule that there is', () => {
  for (const [name, { kind, rule }] of Object.entries(kinds)) {
    expect(kind).toBe(name)
    expect(rules).toHaveProperty([rule])
  }
})

test('every kind of the Upkeep is offered', () => {
  const offered: readonly unknown[] = [...buying, ...forming]
  expect(Object.values(upkeepKinds).filter((kind) => !offered.includes(kind))).toEqual([])
})
