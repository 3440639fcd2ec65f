import { cellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import skin from '@muster/rulesets/boltgun/web/index.js'
import { expect, test } from 'vitest'
import { plan, position, viewOf, type Setting } from './support/war.js'

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
  const zones = skin.zones(view, piece, cellName('4,3'), orders)
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
  const say = (order: OrderDraft): string => skin.describe(view, order)
  expect(say({ kind: 'march', piece: 'A1', to: '5,3' })).toBe('A1 marches to 5,3')
  expect(say({ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1 })).toBe('A1 receives 1 level from A2')
  expect(say({ kind: 'join', piece: 'A1', with: 'A2' })).toBe('A1 joins A2')
})

test('a report of a battle is described by its sides', () => {
  const { state } = plan(position('A1 . B1'), {})
  const view = viewOf(state, 'A')
  const item = view.detail.battles[0]?.id ?? ''
  const detail = { winner: 'B', lost: { A: 500, B: 200.5 } }
  expect(skin.describe(view, { kind: 'result', item, detail })).toBe(
    'A1 against Army B: won by B, A loses 500, B loses 200.5',
  )
  expect(skin.describe(view, { kind: 'result', item, detail: { abstract: true } })).toBe(
    'Resolve A1 against Army B abstractly',
  )
})

test('arrows lead from the banner to where its order leads', () => {
  const view = viewOf(position(map), 'A')
  expect(skin.arrow(view, { kind: 'march', piece: 'A1', to: '5,4' })).toEqual({ from: '4,3', to: '5,4', kind: 'march' })
  expect(skin.arrow(view, { kind: 'search', piece: 'A1' })).toBeNull()
  expect(skin.arrow(view, { kind: 'march', piece: 'Z1', to: '5,4' })).toBeNull()
})

test('whatever a view shows has a word', () => {
  const view = viewOf(position(map), 'A')
  const shown = [...Object.values(view.board.layers[0]?.legend ?? {}), ...view.pieces.map(({ kind }) => kind)]
  for (const name of shown) expect(skin.words).toHaveProperty(name)
  for (const { kind } of view.pieces) expect(skin.symbols[kind]).toMatch(/^\d{20}$/)
})
