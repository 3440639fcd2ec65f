import { missionTable } from '@muster/rulesets/boltgun/engine/data/missionTable.js'
import { settings } from '@muster/rulesets/boltgun/engine/settings/settings.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { plan, position, type Setting } from './support/war.js'

const shipped: readonly Readonly<Record<string, Json>>[] = missionTable.map((row) => ({ ...row }))
const last = (to: Readonly<Record<string, Json>>): readonly Json[] => [{ ...shipped[5], ...to }]
const all = (name: string): readonly string[] => Array.from({ length: 6 }, () => name)

const problem = (key: string, value: Json): string => {
  const made = resolveSettings(settings, { [key]: value })
  return made.ok ? '' : made.problem.message
}

describe('a mission table is checked when the campaign is created', () => {
  test('the one that ships passes, and so does none', () => {
    expect(problem('missions.table', shipped)).toBe('')
    expect(problem('missions.table', null)).toBe('')
  })

  test.each<[string, Json, string]>([
    ['no list', 'M1', 'a list'],
    ['no rows', [], '1 to 12 rows'],
    ['a row that is no object', ['M1'], 'row 1: a row is an object'],
    ['a field too many', last({ colour: 'red' }), 'look at colour'],
    ['a field too few', [{ ...shipped[0], results: undefined }], 'look at results'],
    ['an unknown condition', last({ situation: ['one_asleep'] }), 'situation lists'],
    ['an unknown attacker', last({ attacker: 'boldest' }), 'attacker is one of'],
    ['an attacker that no situation names', last({ attacker: 'named' }), 'the attacker is random'],
    ['five results', last({ results: all('RAID').slice(1) }), 'six of'],
    ['an unknown class', last({ results: all('SIEGE') }), 'six of'],
    ['night that is no flag', last({ night_allowed: 'yes' }), 'true or false'],
    ['two rows of one id', [{ ...shipped[0], id: 'M6' }, shipped[5]] as Json, 'the same id'],
    ['no row for all that is left', shipped.slice(0, 2), 'the last row'],
  ])('%s is refused with what to do', (_, value, words) => {
    expect(problem('missions.table', value)).toContain(words)
  })
})

test.each<[string, Json, string]>([
  ['an even width', { battle: ['xx'] }, 'odd number'],
  ['uneven rows', { recon: ['xxx', 'x', 'xxx'] }, 'equal length'],
  ['a middle left out', { search: ['x.x'] }, 'the middle'],
  ['battle beyond recon', { battle: ['xxx'], recon: ['x'] }, 'mark it there'],
  ['another range', { sight: ['x'] }, 'no range sight'],
  ['no object', ['x'], 'an object'],
])('masks with %s are refused', (_, value, words) => {
  expect(problem('footprint.masks', value)).toContain(words)
})

/** The mission of the only battle after idle plans, or after a march of A1. */
const mission = (table: readonly Json[], map: string, setting: Setting = {}, march?: string) => {
  const state = position(map, { ...setting, settings: { 'missions.table': table } })
  const orders = march === undefined ? {} : { A: [{ kind: 'march', piece: 'A1', to: march }] }
  const [battle] = plan(state, orders).state.battles
  return battle?.mission
}

describe('every field of a row counts', () => {
  const face = 'A1 . B1'

  test('results', () => {
    expect(mission(last({ results: all('BLITZ') }), face)?.class).toBe('BLITZ')
  })

  test('night', () => {
    expect(mission(last({ night_allowed: false }), face)?.nightAllowed).toBe(false)
    expect(mission(last({}), face)?.nightAllowed).toBe(true)
  })

  test('city: the defender’s sector, where the row says so', () => {
    const rows = (city_variant: boolean): Json[] =>
      [{ ...shipped[5], id: 'X', situation: ['one_moved'], attacker: 'other', city_variant }, shipped[5]] as Json[]
    expect(mission(rows(true), 'A1 C . B1', {}, '1,0')).toMatchObject({ attacker: 'B', city: true })
    expect(mission(rows(false), 'A1 C . B1', {}, '1,0')).toMatchObject({ attacker: 'B', city: false })
    expect(mission(rows(true), 'A1 . . B1', {}, '1,0')?.city).toBe(false)
  })

  test('situation and attacker', () => {
    const rows = (attacker: string): Json[] =>
      [{ ...shipped[5], id: 'X', situation: ['one_in_works', 'none_moved'], attacker }, shipped[5]] as Json[]
    const dug = { works: { B1: 'fortified' } } as const
    expect(mission(rows('named'), face, dug)).toMatchObject({ situation: 'X', attacker: 'B' })
    expect(mission(rows('other'), face, dug)).toMatchObject({ situation: 'X', attacker: 'A' })
    expect(mission(rows('named'), 'A1 . . B1', dug, '1,0')?.situation).toBe('M6')
  })

  test('in a Breakout the encircled side attacks', () => {
    const row = { id: 'X', situation: ['one_in_works'], results: all('BREAKOUT') }
    const dug = { works: { B1: 'fortified' } } as const
    const rows = (attacker: string): Json[] => [{ ...shipped[5], ...row, attacker }, shipped[5]] as Json[]
    expect(mission(rows('breakout'), face, dug)?.attacker).toBe('B')
    expect(mission(rows('other'), face, dug)?.attacker).toBe('A')
  })
})
