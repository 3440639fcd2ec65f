import { cellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import presentation from '@muster/rulesets/boltgun/web/index.js'
import type { BoltgunNames } from '@muster/rulesets/boltgun/web/words.js'
import { expect, expectTypeOf, test } from 'vitest'
import { plan, position, reportOf, sealed, seat, viewOf, type Resolved, type Setting } from './support/war.js'

const map = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . # A1+A2 . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . B1`

const zonesAt = (setting: Setting, orders: readonly OrderDraft[] = []): Record<string, number> => {
  const view = viewOf(position(map, setting), 'A')
  const [piece] = view.pieces
  if (!piece) throw new Error('no piece')
  const zones = presentation.zones?.around(view, piece, cellName('4,3'), orders) ?? []
  return Object.fromEntries(zones.map(({ kind, cells }) => [kind, cells.length]))
}

test('the ranges of a banner are washed in, impassable sectors left out', () => {
  expect(zonesAt({})).toEqual({ battle: 8, recon: 24 })
  expect(zonesAt({}, [{ kind: 'search', piece: 'A1' }])).toEqual({ battle: 8, recon: 24, search: 48 })
  expect(zonesAt({ armyRules: { A: ['SUPERIOR_INTELLIGENCE'] } })).toEqual({ battle: 8, recon: 48 })
  expect(zonesAt({ armyRules: { A: ['BATTLELUST'] } })).toEqual({ battle: 24, recon: 24 })
  expect(zonesAt({ settings: { 'footprint.metric': 'diamond' } })).toEqual({ battle: 4, recon: 12 })
  expect(zonesAt({ settings: { 'footprint.metric': 'plus' } })).toEqual({ battle: 4, recon: 8 })
  const masks = { battle: ['x'], recon: ['x.x', 'xxx', 'x.x'], search: ['xxxxx'] }
  expect(zonesAt({ settings: { 'footprint.metric': 'custom', 'footprint.masks': masks } })).toEqual({
    battle: 1,
    recon: 6,
  })
})

test('orders are described in one line', () => {
  const view = viewOf(position(map), 'A')
  const say = (order: OrderDraft): string => presentation.describe(view, order)
  expect(say({ kind: 'march', piece: 'A1', to: '5,3' })).toBe('A1 marches to 5,3')
  expect(say({ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1 })).toBe('A1 receives 1 level from A2')
  expect(say({ kind: 'join', piece: 'A1', with: 'A2' })).toBe('A1 joins A2')
})

test('a report of a battle is described by its sides', () => {
  const { state } = plan(position('A1 . B1'), {})
  const view = viewOf(state, 'A')
  const item = view.detail.battles[0]?.id ?? ''
  const detail = { winner: 'B', lost: { A: 500, B: 200.5 } }
  expect(presentation.describe(view, { kind: 'result', item, detail })).toBe(
    'A1 against Army B: won by B, A loses 500, B loses 200.5',
  )
  expect(presentation.describe(view, { kind: 'result', item, detail: { abstract: true } })).toBe(
    'Resolve A1 against Army B abstractly',
  )
})

test('arrows lead from the banner to where its order leads', () => {
  const view = viewOf(position(map), 'A')
  expect(presentation.arrow(view, { kind: 'march', piece: 'A1', to: '5,4' })).toEqual({
    from: '4,3',
    to: '5,4',
    kind: 'march',
  })
  expect(presentation.arrow(view, { kind: 'search', piece: 'A1' })).toBeNull()
  expect(presentation.arrow(view, { kind: 'march', piece: 'Z1', to: '5,4' })).toBeNull()
})

test('a split, a join, a transfer and a resupply say what will come of them', () => {
  const setting: Setting = { levels: { A1: 19, A2: 12 } }
  const view = viewOf(position(map, setting), 'A')
  const effect = (order: OrderDraft): string | null | undefined => presentation.effect?.(view, order)
  expect(effect({ kind: 'split', piece: 'A1' })).toBe('A1 stays with level 9, a new banner gets 8')
  expect(effect({ kind: 'join', piece: 'A1', with: 'A2' })).toContain('level 20; 11 levels above 20 would be lost')
  expect(effect({ kind: 'resupply', piece: 'A2' })).toBe('level 12 → 13')
  expect(effect({ kind: 'transfer', piece: 'A1', with: 'A2', amount: 3 })).toBe(
    'A1 19 → 20, A2 12 → 11; 2 levels above 20 stay',
  )
  expect(effect({ kind: 'march', piece: 'A1', to: '4,4' })).toBeNull()
})

test('what a transfer and a split are said to do is what they do', () => {
  const state = position(map, { levels: { A1: 15, A2: 16 } })
  const done = plan(state, {
    A: [
      { kind: 'transfer', piece: 'A1', with: 'A2', amount: 4 },
      { kind: 'search', piece: 'A2' },
    ],
  })
  const sizes = viewOf(done.state, 'A').pieces.map(({ id, size }) => `${id} ${String(size)}`)
  expect(presentation.effect?.(viewOf(state, 'A'), { kind: 'transfer', piece: 'A1', with: 'A2', amount: 4 })).toBe(
    'A1 15 → 19, A2 16 → 12',
  )
  expect(sizes).toEqual(['A1 19', 'A2 12'])
})

test('a teleport shows where it may land: along the eight directions, short of impassable ground', () => {
  const state = position(map, { armyRules: { A: ['TELEPORT'] } })
  const view = viewOf(state, 'A')
  const [piece] = view.pieces
  if (!piece) throw new Error('no piece')
  const zones = presentation.zones?.around(view, piece, cellName('4,3'), [
    { kind: 'teleport', piece: piece.id, to: '4,3' },
  ])
  const landing = zones?.find(({ kind }) => kind === 'landing')?.cells ?? []
  // North 3, north-east 3, east 4, south-east 4, south 4, south-west 4, west 0 (impassable), north-west 3, and the aim itself.
  expect(landing).toHaveLength(26)
  expect(landing).not.toContain('3,3')
})

test('a battle has a sheet for its side with everything told, and the tables of its own level', () => {
  const { state } = plan(position('A1 . B1'), {})
  const view = viewOf(state, 'A')
  const [head] = presentation.documents?.(view) ?? []
  const sheet = presentation.document?.(view, head?.about ?? '')
  const lines = sheet?.sections.flatMap((section) => section.lines) ?? []
  expect(lines.find(({ label }) => label === 'Mission')?.value).not.toBe('')
  // the enemy's level is not told.
  expect(lines.filter(({ label }) => label === 'Level').map(({ value }) => value)).toContain('not told')
  expect(presentation.document?.(view, 'no-such-battle')).toBeNull()
  expect(presentation.documents?.(viewOf(state, 'B'))).toHaveLength(1)
})

test('objectives are tracked by what the view shows', () => {
  const state = position(map, {
    objectives: { A: [{ occupy: ['4,3', '8,7'], checks: 2 }, { count: 5, secondary: true }, { hold: 'orb' }] },
    relics: [{ id: 'orb', label: 'Orb', carrier: 'A1' }],
  })
  const tracked = (seat: string) =>
    (presentation.trackers?.(viewOf(state, seat)) ?? []).map(({ done, of, secondary, cells, seat: whose }) => ({
      ...{ done, of, secondary, whose },
      cells: cells.length,
    }))
  expect(tracked('A')).toEqual([
    { done: 1, of: 2, secondary: false, whose: 'A', cells: 2 },
    { done: 5, of: 5, secondary: true, whose: 'A', cells: 0 },
    { done: 1, of: 1, secondary: false, whose: 'A', cells: 0 },
  ])
  expect(tracked('B')).toEqual([])
  expect(presentation.packets?.(viewOf(state, 'B')).map(({ title }) => title)).toEqual(['Player B (B) · Army B'])
})

test('a mission goes by the name of the tabletop system, on the sheet, in the report and where the die is shifted', () => {
  const missions = { RAID: 'Key Positions', BATTLE: 'Seek and Destroy', BREAKOUT: 'Demolition', BLITZ: 'Breakthrough' }
  const { state, events } = plan(position('A1 . B1', { missions }), {})
  const view = viewOf(state, 'A')
  const [battle] = view.detail.battles
  const named = Object.entries(missions).find(([key]) => key === battle?.mission)?.[1] ?? 'none'
  expect(battle?.missionTitle).toBe(named)
  expect(JSON.stringify(presentation.document?.(view, battle?.id ?? ''))).toContain(`"value":"${named}"`)
  expect(
    reportOf(events, seat('A'), state)
      .map(({ text }) => text)
      .join(),
  ).toContain(named)
  const genius = plan(position('A1 . B1', { missions, armyRules: { A: ['TACTICAL_GENIUS'] } }), {}).state
  const choices = viewOf(genius, 'A').detail.battles[0]?.shift?.choices ?? []
  expect(choices).toHaveLength(3)
  for (const { mission, title } of choices) expect(title).toBe(missions[mission])
  expect(viewOf(genius, 'A').detail.battles[0]?.missionTitle).toBeNull()
})

test('a battle has a table: its sides by who attacks, the rules of the game on it, and 48 hours to answer while they count', () => {
  const { state } = plan(position('A1 . B1'), {})
  const view = viewOf(state, 'A')
  const [battle] = view.detail.battles
  const about = battle?.id ?? ''
  const attacker = battle?.sides.find((side) => side.attacker)?.seat ?? ''
  const defender = attacker === 'A' ? 'B' : 'A'
  expect(presentation.field?.(view, about)).toEqual({
    ...{
      quarters: [],
      near: `Player ${defender} (${defender}) defends`,
      far: `Player ${attacker} (${attacker}) attacks`,
    },
  })
  expect(presentation.field?.(viewOf(state, 'B'), about)).toEqual(presentation.field?.(view, about))
  expect(presentation.field?.(view, 'b9-A-B-1')).toBeNull()
  expect(presentation.documents?.(view)[0]?.answerWithin).toEqual({ hours: 48, rule: 'BG-199' })
  const rules = (shown: typeof view): readonly unknown[] =>
    presentation.document?.(shown, about)?.sections.flatMap(({ lines }) => lines.map(({ rule }) => rule)) ?? []
  expect(rules(view)).toEqual(expect.arrayContaining(['BG-199', 'BG-200', 'BG-201', 'BG-202', 'BG-204']))
  const genius = viewOf(plan(position('A1 . B1', { armyRules: { A: ['TACTICAL_GENIUS'] } }), {}).state, 'A')
  expect(presentation.field?.(genius, about)).toEqual({ quarters: [], near: null, far: null })
  expect(rules(genius)).not.toContain('BG-200')
  expect(presentation.documents?.(genius)[0]?.answerWithin).toBeUndefined()
})

test('the sheet of a battle that somebody forfeits asks for nothing at the table (BG-215)', () => {
  const map = 'A1 . B1 . . . . . . . . . . C1'
  const { state } = sealed(position(map), ['B', 'C'])
  const view = viewOf(state, 'B')
  const [head] = presentation.documents?.(view) ?? []
  const sheet = presentation.document?.(view, head?.about ?? '')
  expect(head?.status).toBe('Forfeited: resolved abstractly, at a disadvantage')
  const titles = sheet?.sections.map(({ title }) => title) ?? []
  expect(titles).toContain('The mission')
  expect(titles.filter((title) => /table|reported|army list/i.test(title))).toEqual([])
})

test('the report says who sent no plan, and who may have to break out while the mission is open', () => {
  const announced = (events: Resolved['events'], state: Resolved['state'], reader: string): string =>
    reportOf(events, seat(reader), state).find(({ text }) => text.includes(', meets a banner of '))?.text ?? ''
  const { state, events } = sealed(position('A1 . B1 . . . . . . . . . . C1'), ['B', 'C'])
  expect(announced(events, state, 'B')).toContain('A sent no plan and forfeits')
  expect(announced(events, state, 'A')).toContain('you sent no plan and forfeit')
  const genius = plan(position('A1 . B1', { armyRules: { A: ['TACTICAL_GENIUS'] } }), {})
  expect(announced(genius.events, genius.state, 'A')).toMatch(
    /the mission is not settled yet; you (attack|defend), unless an encircled side has to break out/,
  )
})

test('what is chosen with an order is named for orders that there are', () => {
  expectTypeOf<BoltgunNames['partner']>().toExtend<BoltgunOrder['kind']>()
})
