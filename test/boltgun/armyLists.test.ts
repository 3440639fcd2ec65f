import { exampleLists } from '@muster/rulesets/boltgun/engine/armies/desk/armySchemas.js'
import { armyRules, type ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import boltgun from '@muster/rulesets/boltgun/index.js'
import { armySources } from '@muster/rulesets/boltgun/engine/data/sources.js'
import { mostList } from '@muster/rulesets/boltgun/engine/orders/parts/readResult.js'
import presentation from '@muster/rulesets/boltgun/web/index.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, test } from 'vitest'
import { plan, position, viewOf } from './support/war.js'

const read = (detail: Json) => boltgun.readOrder({ kind: 'result', item: 'b1-A-B-1', detail })
const played: Json = { winner: 'A', lost: { A: 100, B: 600 } }

describe('an army list filed with a result (BG-194)', () => {
  test('is kept with the sheet, without the blanks around it', () => {
    expect(read({ ...played, list: ' HQ: one captain\n' })).toMatchObject({
      ok: true,
      value: { list: 'HQ: one captain' },
    })
    const bare = read({ ...played, list: ' ' })
    expect(bare.ok && 'list' in bare.value).toBe(false)
  })

  test('is refused when it is too long, or goes with the wish for an abstract result', () => {
    expect(read({ ...played, list: 'x'.repeat(mostList) }).ok).toBe(true)
    expect(read({ ...played, list: 'x'.repeat(mostList + 1) })).toMatchObject({
      ok: false,
      problem: { rule: 'BG-194' },
    })
    expect(read({ abstract: true, list: 'HQ' }).ok).toBe(false)
  })
})

/** The section of the battle sheet that says what a list is drawn up from. */
const section = (settings: Readonly<Record<string, Json>>) => {
  const { state } = plan(position('A1 . B1', { settings }), {})
  const view = viewOf(state, 'A')
  const sheet = presentation.document?.(view, presentation.documents?.(view)[0]?.about ?? '')
  return sheet?.sections.find(({ title }) => title === 'Your army list')
}

describe('sources of army lists (BG-195)', () => {
  test('stand on the battle sheet with points and chart', () => {
    const lines = section({})?.lines ?? []
    expect(lines.map(({ value }) => value)).toEqual(['1200', 'standard force organisation', ...armySources])
  })

  test('are those of the campaign where it edits them', () => {
    expect(section({ 'army.sources': ['Our own book'] })?.lines.at(-1)).toMatchObject({
      value: 'Our own book',
      rule: 'BG-195',
    })
  })

  test('are lines of text', () => {
    for (const value of ['a book', [''], [3], Array.from({ length: 31 }, () => 'a book'), ['x'.repeat(201)]])
      expect(resolveSettings(boltgun.settings, { 'army.sources': value }).ok).toBe(false)
    expect(resolveSettings(boltgun.settings, { 'army.sources': [] }).ok).toBe(true)
  })
})

test('examples of a list of one’s own: one without rules where the budget bears it, and three rules that it bears', () => {
  const rulesIn = (budget: number): readonly (readonly string[])[] =>
    exampleLists(budget).map((list) =>
      (list as { readonly rules: readonly { readonly rule: string }[] }).rules.map(({ rule }) => rule),
    )
  for (const budget of [0, 1, 3]) {
    const [none, ...others] = rulesIn(budget)
    expect([none, others.length]).toEqual([[], 3])
    for (const [rule = '', ...more] of others) {
      expect(more).toEqual([])
      expect(armyRules[rule as ArmyRule].points).toBeLessThanOrEqual(budget)
    }
  }
  expect(rulesIn(0).flat()).toContain('SUICIDE_TROOPS')
  expect(rulesIn(-1).every((rules) => rules.length === 1)).toBe(true)
  expect(rulesIn(-9)).toEqual([])
})
