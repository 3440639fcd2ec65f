import { describe, expect, it } from 'vitest'
import type { Json } from '@muster/rulesets/kit/json.js'
import { shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import { treeWith } from '@muster/rulesets/tabletop/overrides.js'
import { defaults } from '@muster/rulesets/tabletop/readings.js'
import { bookPage } from '@muster/rulesets/tabletop/reference/bookPage.js'
import type { Page } from '@muster/rulesets/tabletop/reference/page.js'
import { referenceOf } from '@muster/rulesets/tabletop/reference/tables.js'
import { valueAt } from '@muster/rulesets/tabletop/reference/tree.js'
import { tables } from '@muster/rulesets/tabletop/tables/index.js'
import { pageOf } from '@muster/rulesets/tabletop/warhammer40k/page.js'
import { tables as warhammer } from '@muster/rulesets/tabletop/warhammer40k/tables.js'
import { composed } from './composed.js'

const bookOf = (edition: 'classic' | 'v3') => ({
  ...{ edition, greatWar: true, smallScale: true, readings: defaults, tables },
})

/** A page with all its variants, and the same with another tree. */
const pages: readonly (readonly [name: string, page: Page, withTree: (tree: Json) => Page])[] = [
  ...(['classic', 'v3'] as const).map((edition) => {
    const book = bookOf(edition)
    const withTree = (tree: Json): Page => bookPage({ ...book, tables: tree as typeof tables })
    return [edition, bookPage(book), withTree] as const
  }),
  ['warhammer-40k', pageOf(warhammer), pageOf] as const,
]

const cellsOf = (page: Page) =>
  referenceOf(page).flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells)))
const pathsOf = (page: Page): readonly string[] => cellsOf(page).flatMap(({ path }) => (path === null ? [] : [path]))

const words = [
  'CREW_STUNNED',
  'KNOCKED_OUT',
  'OK',
  'NO_RUN',
  'FIRE',
  'DOWN',
  'HARD',
  'DUG_IN',
  'OPEN',
  'TROOPS',
  'ARMOUR',
]
const more = [
  'superficial',
  'full',
  'MASSIVE',
  'WHEELED',
  'SMALL_ARMS',
  'HEAVY',
  'D2',
  'D3',
  'D6',
  '2D6',
  'one',
  'one or more',
  'holds',
  'up',
  'down',
]
const names = [
  'BLITZ',
  'CLEANSE',
  'SABOTAGE',
  'HILL',
  'WOODS',
  'SWAMP',
  'MINEFIELD',
  'DEMOLITION',
  'TOP_SECRET',
  'ROUGH',
  'BUILDING',
]

/** Values of the same sort, of which at least one may stand there unless nothing but the printed one may. */
const othersOf = (printed: Json): readonly Json[] => {
  if (typeof printed === 'number') return [printed + 1, printed - 1, printed / 2]
  if (typeof printed === 'boolean') return [!printed]
  if (printed === null) return [1, 4, 'yes', [], 'D3']
  if (Array.isArray(printed)) {
    const list = printed as readonly Json[]
    return [list.slice(1), [...list].reverse(), ['1D6', 1, 'D2'], [7, 31], ['ASSAULT']]
  }
  return [...words, ...more, ...names, 'ruin with the tank in it', 'SOFT', 5, ['1D6', 1, 'D2'], 'in other words']
}

/** What procedures are built on: it can be shown and never replaced. */
const fixed =
  /^morale\/orderTest\/dice\/value|bombardment\/advance\/dice|pinsRemoved\/v3|softOrOpen\/result|hitModifiers\/HARD_COVER\/instead|reserves\/(most|least)|EXPOSED\/RALLY|outcomes\/[A-Z_]+\/tank|several storeys/

const odd: readonly Json[] = [{ deeper: 1 }, ['no', 'such', 'words'], 1e9, '', 'x'.repeat(201), Number.NaN]

/** Another value that may stand at a path. */
const otherAt = (page: Page, path: string): Json | undefined => {
  const printed = valueAt(page.shipped, path) ?? null
  const kind = page.kindAt(path, printed)
  return othersOf(printed).find((value) => JSON.stringify(value) !== JSON.stringify(printed) && kind.holds(value))
}

describe.each(pages)('every cell of %s', (_, page, withTree) => {
  it('can be replaced, all but those that procedures are built on', () => {
    const rigid = pathsOf(page).filter((path) => otherAt(page, path) === undefined)
    expect(rigid.filter((path) => !fixed.test(path))).toEqual([])
    expect(pathsOf(page).filter((path) => fixed.test(path) && !rigid.includes(path))).toEqual([])
  })

  it.each([0, 1, 2, 3])(
    'shows the new value and the printed one, and moves no other (every fourth from %i)',
    (from) => {
      const before = cellsOf(page)
      const replaced = new Map(
        pathsOf(page).flatMap((path, at) => {
          const value = at % 4 === from ? otherAt(page, path) : undefined
          return value === undefined ? [] : [[path, value] as const]
        }),
      )
      expect(replaced.size).toBeGreaterThan(10)
      const made = treeWith(page, Object.fromEntries(replaced), () => null)
      if (!made.ok) throw new Error(made.problem.message)
      const after = cellsOf(withTree(made.value))
      after.forEach((cell, at) => {
        // What follows from other values has no path and may move with them.
        if (cell.path === null) return
        const value = replaced.get(cell.path)
        if (value === undefined) expect(cell).toEqual(before[at])
        else expect([cell.value, cell.printed ?? cell.text]).toEqual([value, before[at]?.text])
      })
    },
  )

  it('takes its own printed value, and no value of another sort', () => {
    for (const path of pathsOf(page)) {
      const printed = valueAt(page.shipped, path) ?? null
      const kind = page.kindAt(path, printed)
      expect([path, kind.holds(printed)]).toEqual([path, true])
      expect([path, odd.filter((value) => kind.holds(value))]).toEqual([path, []])
    }
    for (const [at, path] of pathsOf(page).entries()) {
      const made = at % 40 === 0 ? treeWith(page, { [path]: { deeper: 1 } }, () => null) : null
      if (made)
        expect(made.ok ? null : [made.problem.key, made.problem.message.includes('must be')]).toEqual([path, true])
    }
  })
})

const refused = (id: string, choice: object): { readonly key: string; readonly message: string } | null => {
  const made = systemOf({ ...{ id, variants: [], settings: {}, overrides: {} }, ...choice })
  return made.ok ? null : made.problem
}

describe('what cannot be replaced', () => {
  it.each([
    ['a path that is none', 'nowhere/at/all', 1, /no value at nowhere/],
    ['a row', 'weapons3/LMG', 1, /no value at/],
    ['what stands beside a value', 'weapons3/MMG/public', 'x', /no value at/],
    ['a property that every object has', 'weapons3/constructor', 1, /no value at/],
    ['the other edition', 'weaponsClassic/LMG/shots', 4, /no value at/],
    ['a variant that is not laid over', 'greatWar/wire/entangled/hits', 2, /no value at/],
    ['what a reading settles', 'shooting/v3/baseToHit/value', 3, /reading v3\.base_to_hit/],
    ['what follows from others', 'shooting/v3/coverSaves/SOFT_AND_DOWN/save', 4, /follows from other values/],
    ['a face that no row would have', 'scenario/zones/OPPOSED_QUARTERS/die', [5, 6], /4 stands in no row/],
    ['a face that two rows would have', 'scenario/deployment/FOG_OF_WAR/die', [5, 6], /5 stands in more than one row/],
    ['a figure that no grade would have', 'damage/grades/FULL/from', 2, /1 stands in no row/],
  ])('%s', (_, path, value, message) => {
    const problem = refused('bolt-action-3', { overrides: { [path]: value } })
    expect(problem?.key).toBe(path)
    expect(problem?.message).toMatch(message)
  })

  it('rows that share a die may be changed together', () => {
    const overrides = {
      'scenario/zones/CLOSEST_LONG_EDGE/die': [1, 2],
      'scenario/zones/OPPOSED_QUARTERS/die': [3, 4, 5, 6],
    }
    expect(refused('bolt-action-3', { overrides })).toBeNull()
  })

  it('five hundred values at most', () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`x/${String(at)}`, at]))
    expect(refused('bolt-action-3', { overrides: many })).toMatchObject({ key: 'overrides' })
  })
})

describe('readings', () => {
  it.each([
    ['bolt-action-3', [], 'classic.long', 'over_half', /belongs to the classic sheet/],
    ['bolt-action-classic', [], 'v3.base_to_hit', 4, /belongs to Bolt Action 3/],
    ['bolt-action-classic', [], 'gas.vet_reroll', 'both', /needs the variant great-war/],
    ['bolt-action-3', ['great-war'], 'gw.trench_he', 'keep_on_5_6', /belongs to the classic sheet/],
    ['bolt-action-3', [], 'hit.impossible', 'maybe', /six_six, miss/],
    ['bolt-action-3', [], 'nothing', 1, /no setting called nothing/],
    ['warhammer-40k', [], 'order.pin_penalty', -1, /no setting called/],
  ])('of %s with %j refuse %s', (id, variants, key, value, message) => {
    const problem = refused(id, { variants, settings: { [key]: value } })
    expect(problem?.key).toBe(key)
    expect(problem?.message).toMatch(message)
  })

  it('have the defaults of the ledger in every form', () => {
    for (const { settings } of shelf)
      for (const spec of settings)
        expect([spec.key, spec.default]).toEqual([spec.key, defaults[spec.key as keyof typeof defaults]])
  })

  it('are shown in the tables in place of what they settle', () => {
    const made = systemOf({ id: 'bolt-action-3', variants: [], settings: { 'v3.base_to_hit': 3 }, overrides: {} })
    const cells = made.ok ? made.value.tables.flatMap(({ rows }) => rows) : []
    expect(cells.find(({ id }) => id === 'shooting/v3/baseToHit/value')?.cells['value']).toEqual({
      ...{ value: 3, text: '3+', path: null, printed: '4+' },
    })
  })
})

describe('variants', () => {
  it.each([
    [['winter'], /no variant called winter/],
    [['great-war', 'great-war'], /twice/],
  ])('%j', (variants, message) => {
    expect(refused('bolt-action-3', { variants })?.message).toMatch(message)
  })

  it('are laid in their own order', () => {
    const made = systemOf({ id: 'bolt-action-3', variants: ['small-scale', 'great-war'], settings: {}, overrides: {} })
    expect(made.ok && made.value.variants.map(({ id }) => id)).toEqual(['great-war', 'small-scale'])
  })
})

describe('every system', () => {
  it.each(composed.map(({ name, system }) => [name, system] as const))(
    '%s explains every rule that it names',
    (_, system) => {
      const named = [
        ...system.tables.flatMap(({ rows }) => rows.flatMap(({ ledger }) => ledger)),
        ...system.procedures.flatMap(({ ledger }) => ledger),
        ...(shelf.find(({ id }) => id === system.id)?.settings ?? []).map(({ source }) => source),
      ].filter((id) => !/^(SS|GW)-/.test(id) || system.variants.length > 0)
      const missing = [...new Set(named)].filter((id) => !Object.hasOwn(system.rules, id))
      const absent = missing.filter(
        (id) => !(/^SS-/.test(id) && !system.variants.some((one) => one.id === 'small-scale')),
      )
      expect(
        absent.filter((id) => !(/^GW-/.test(id) && !system.variants.some((one) => one.id === 'great-war'))),
      ).toEqual([])
      for (const { title, text } of Object.values(system.rules))
        expect([title, text].every((words) => words.trim() !== '')).toBe(true)
    },
  )

  it.each(composed.map(({ name, system }) => [name, system] as const))(
    '%s has ids of its own and kinds that can be drawn',
    (_, system) => {
      const ids = system.tables.flatMap(({ id, rows }) => [id, ...rows.map((row) => `${id} ${row.id}`)])
      expect(new Set(ids).size).toBe(ids.length)
      const procedures = system.procedures.map(({ id }) => id)
      expect(new Set(procedures).size).toBe(procedures.length)
      const kinds = system.tables.flatMap(({ rows }) =>
        rows.filter(({ id }) => /terrain\/\d+$/.test(id)).map(({ cells }) => cells['kind']?.value),
      )
      expect(kinds.length).toBe(11)
      expect(kinds.filter((kind) => typeof kind !== 'string' || !Object.hasOwn(system.terrain, kind))).toEqual([])
    },
  )
})
