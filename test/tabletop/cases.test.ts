import { canonical } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { systemOf } from '@muster/rulesets/tabletop/index.js'
import { describe, expect, test } from 'vitest'
import adapter from '../../rulesets/tabletop/cases/adapter.js'
import { isTableCase, type TableCase } from '../../rulesets/tabletop/cases/format.js'
import { scriptedDice } from '../cases/lib/dice.js'
import { documentsOf } from '../coverage/played.js'
import { procedureOf } from './composed.js'

const cases = documentsOf('tabletop').filter(isTableCase)

const sample: TableCase = {
  id: 'T-1',
  title: 'Regulars obey on a nine',
  rules: ['BA3-030'],
  system: 'bolt-action-3',
  procedure: 'orderTest',
  input: { quality: 'REGULAR' },
  dice: { 'orderTest.2d6': [4, 5] },
  expect: { passed: true, target: 9 },
}

const systems = new Map<string, TabletopSystem>()

const played = (choice: TabletopChoice): TabletopSystem => {
  const known = systems.get(canonical(choice))
  if (known) return known
  const made = systemOf(choice)
  if (!made.ok) throw new Error(made.problem.message)
  systems.set(canonical(choice), made.value)
  return made.value
}

const prepared = ({ system: id, variants = [], settings = {}, overrides = {}, procedure, input }: TableCase) => {
  const found = procedureOf(played({ id, variants, settings, overrides }), procedure)
  const chance = found.prepare(input)
  if (!chance.ok) throw new Error(chance.problem)
  return { found, chance: chance.value }
}

describe('cases', () => {
  test('have a number each', () => {
    const ids = cases.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    console.log(`${String(ids.length)} cases`)
  })

  test('expect nothing that a procedure does not say', () => {
    const strange = cases.flatMap((document) => {
      const words = ['legal', ...Object.keys(prepared(document).found.output)]
      return Object.keys(document.expect).flatMap((key) => (words.includes(key) ? [] : [`${document.id} ${key}`]))
    })
    expect(strange).toEqual([])
  })

  test('come out as one of the outcomes whose odds are shown', () => {
    for (const document of cases) {
      const { found, chance } = prepared(document)
      if (found.withoutOdds !== undefined) continue
      const dice = scriptedDice(document.dice ?? {}, [], (name) => name)
      const outcome = canonical(chance.play((name) => dice.roll(name, '')))
      const shown = chance.odds().map(({ value }) => canonical(value))
      expect([document.id, shown.includes(outcome)]).toEqual([document.id, true])
    }
  })

  test('show every procedure of every system, in each edition that has it', () => {
    const shown = new Set(cases.map(({ system, procedure }) => `${system} ${procedure}`))
    const missing = ['warhammer-40k', 'bolt-action-classic', 'bolt-action-3'].flatMap((id) => {
      const variants = id === 'warhammer-40k' ? [] : ['great-war', 'small-scale']
      const made = systemOf({ id, variants, settings: {}, overrides: {} })
      return made.ok ? made.value.procedures.map((each) => `${id} ${each.id}`).filter((each) => !shown.has(each)) : [id]
    })
    // The suggested table has the procedures of the printed one, with other words.
    expect(missing.filter((each) => !/ (tableTerrain|terrainPieces|terrainKind)$/.test(each))).toEqual([])
  })
})

describe('a case fails', () => {
  const run = (changed: Readonly<Record<string, unknown>>): readonly string[] => adapter.run({ ...sample, ...changed })

  test('by nothing when it holds', () => {
    expect(run({})).toEqual([])
  })

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['what it expects', { expect: { passed: false } }, /^passed: expected false, got true$/],
    ['an expectation that nothing answers', { expect: { pased: true } }, /^pased: expected true/],
    ['a key that nobody knows', { settigns: {} }, /settigns: unknown key/],
    ['a word that the procedure does not know', { input: { qualities: 'REGULAR' } }, /^input: .*qualities/],
    ['a value that it does not know', { input: { quality: 'HEROIC' } }, /^input: /],
    ['a procedure that the system has not', { procedure: 'gas' }, /^procedure: bolt-action-3 has no gas$/],
    ['a system that there is not', { system: 'bolt-action-2' }, /^id: there is no such tabletop system/],
    ['a variant that there is not', { variants: ['great-wars'] }, /^variants: /],
    ['a setting that means nothing there', { settings: { 'classic.incredible_courage': true } }, /classic/],
    ['a value of a setting that it may not have', { settings: { 'order.pin_penalty': 3 } }, /^order.pin_penalty: /],
    ['a cell that there is not', { overrides: { 'weapons3/LMG/shot': 3 } }, /^weapons3\/LMG\/shot: /],
    ['a die that it does not script', { dice: {} }, /^dice.orderTest.2d6: rolled, but not scripted$/],
    ['a die too few', { dice: { 'orderTest.2d6': [4] } }, /rolled more often than scripted/],
    [
      'a die that is never rolled',
      { dice: { 'orderTest.2d6': [4, 5], 'fubar.d6': [1] } },
      /1 scripted, but never rolled/,
    ],
    ['a die too many', { dice: { 'orderTest.2d6': [4, 5, 1] } }, /1 scripted, but never rolled/],
    ['a face that no die has', { dice: { 'orderTest.2d6': [4, 7] } }, /7 is no face of a d6/],
  ])('by %s', (_, changed, line) => {
    expect(run(changed).join('\n')).toMatch(line)
  })

  test('by a rule that no system has', () => {
    expect(adapter.rules.has('BA3-030')).toBe(true)
    expect(adapter.rules.has('BA3-099')).toBe(false)
  })
})
