import { describe, expect, it } from 'vitest'
import { awaiting } from '@muster/rulesets/hex-1.4/engine/asks/awaiting.js'
import { forceOf } from '@muster/rulesets/hex-1.4/engine/model/control.js'
import { desk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import { hexesOf } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { placement } from '@muster/rulesets/hex-1.4/engine/steps/placement.js'
import { begin } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import { purchases } from '@muster/rulesets/hex-1.4/engine/sealed/purchases.js'
import { viewerOf } from '@muster/rulesets/kit/asks.js'
import { pieceId, seatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { fill } from '../support/fill.js'
import { randomFrom } from '../support/random.js'
import { frontier, holders, stateOf, type Position } from './support/position.js'

const rich: Position = {
  players: { Red: { stash: 40 }, Blue: {} },
  hexes: {
    ...frontier,
    '3/2': { owner: 'Red', facilities: ['BASE'] },
    '3/3': { owner: 'Red', facilities: ['COMM_STATION'] },
  },
  forces: {
    ...holders,
    'Red-CF1': { at: '3/2', points: 800, authorised: 1000 },
    'Red-CF2': { at: '3/2', points: 1000 },
    'Red-RF1': { at: '3/3', points: 300 },
    'Red-RF2': { at: '3/6', points: 200, authorised: 300 },
  },
}

const asked = (state: State, seat = 'Red') => {
  const ask = awaiting(state).find((entry) => entry.seat === seat)
  if (!ask) throw new Error(`${seat} is not asked`)
  return { ask: ask.view, view: viewFor(state, viewerOf(ask)) }
}

const judged = (state: State, drafts: readonly OrderDraft[]): readonly string[] => {
  const { ask, view } = asked(state)
  const orders = drafts.map((draft) => {
    const read = desk.readOrder(draft)
    if (!read.ok) throw new Error(read.problem.message)
    return read.value
  })
  return desk.checkOrders(view, ask, orders).map(({ code, index }) => `${String(index)} ${code}`)
}

const settings: readonly Position['settings'][] = [
  {},
  { 'hq.move_mode': 'relocate', 'price.reroll': 3, 'claim.requires_rp': true },
  { fog: 'dark', 'placement.cf_sites': 'base_or_fortress' },
]

describe('the desk of the Upkeep', () => {
  it.each(settings)('accepts whatever it offers, with %j', (overrides) => {
    const state = stateOf({ ...rich, settings: overrides ?? {} })
    const { ask, view } = asked(state)
    const random = randomFrom('upkeep')
    const options = desk.orderOptions(view, ask)
    expect(options.length).toBeGreaterThan(8)
    for (const option of options)
      for (let tries = 0; tries < 6; tries += 1) expect(judged(state, [fill(option, random)])).toEqual([])
  })

  it('suggests what it accepts, and spends', () => {
    for (const face of [1, 3, 6]) {
      const state = stateOf(rich)
      const { ask, view } = asked(state)
      const drafts = desk.suggest(view, ask, { roll: () => [face] })
      expect(drafts.length).toBeGreaterThan(1)
      expect(judged(state, drafts)).toEqual([])
    }
  })

  it('counts what is bought before', () => {
    const state = stateOf({ ...rich, players: { Red: { stash: 4 }, Blue: {} } })
    const base = { kind: 'buyFacility', item: 'BASE', to: '3/3' }
    expect(judged(state, [base, base])).toEqual(['1 built'])
    expect(judged(state, [base, { kind: 'reinforce', piece: 'Red-CF1', amount: 300 }])).toEqual(['1 too-dear'])
    expect(judged(state, [{ kind: 'buyTroops', item: 'CF', to: '3/3', amount: 500 }])).toEqual(['0 cap'])
    expect(
      judged(state, [
        { kind: 'uplink', to: '3/5' },
        { kind: 'uplink', to: '3/1' },
      ]),
    ).toEqual(['0 unowned', '1 own'])
  })

  it('HX-044: fills up no force beyond what its hex holds, and says which', () => {
    const full = Object.fromEntries(['OF3', 'CF3', 'CF4'].map((id) => [`Red-${id}`, { at: '3/2', points: 2000 }]))
    const state = stateOf({ ...rich, forces: { ...holders, ...full, 'Red-CF1': { at: '3/2', points: 500 } } })
    const { ask, view } = asked(state)
    const order = { kind: 'buyTroops', points: 100, into: pieceId('Red-CF1') } as const
    expect(desk.checkOrders(view, ask, [order])).toMatchObject([{ code: 'crowded', rule: 'HX-044', piece: 'Red-CF1' }])
    expect(desk.orderOptions(view, ask).some(({ kind, piece }) => kind === 'fillUp' && piece === 'Red-CF1')).toBe(false)
  })

  it('tells what the sheet spends and leaves', () => {
    const { ask, view } = asked(stateOf(rich))
    const budget = desk.budget?.(view, ask, [
      { kind: 'buyFacility', facility: 'BASE', at: hexesOf(view.detail)[0]?.at ?? ('' as never) },
    ])
    expect(budget?.map(({ key, value }) => `${key} ${String(value)}`)).toEqual(
      expect.arrayContaining(['stash 48', 'CF 2 of 2']),
    )
  })

  it('reads a roster and no nonsense', () => {
    const unit = { name: 'Line squad', types: ['INFANTRY'], models: 10, points: 150 }
    const state = stateOf(rich)
    expect(judged(state, [{ kind: 'roster', piece: 'Red-CF1', detail: { units: [unit, unit] } }])).toEqual([])
    expect(judged(state, [{ kind: 'roster', piece: 'Red-RF1', detail: { units: [unit, unit, unit] } }])).toEqual([
      '0 points',
    ])
    const bad = desk.readOrder({ kind: 'roster', piece: 'Red-CF1', detail: { units: [{ ...unit, models: 0 }] } })
    expect(bad.ok).toBe(false)
  })

  it('keeps what a unit has learnt when its roster is written anew', () => {
    const unit = { name: 'Line squad', types: ['INFANTRY' as const], models: 10, points: 300 }
    const veteran = { ...unit, id: 'Red-CF1-U1', alive: 6, experience: 4, honours: ['INFANTRY.3'] }
    const state = stateOf({
      ...rich,
      forces: { ...rich.forces, 'Red-CF1': { at: '3/2', points: 800, authorised: 1000, units: [veteran] } },
    })
    const { ask } = asked(state)
    const orders: readonly HexOrder[] = [
      { kind: 'roster', force: pieceId('Red-CF1'), units: [{ ...unit, name: 'Old guard', id: 'Red-CF1-U1' }, unit] },
      { kind: 'reinforce', into: pieceId('Red-CF1'), points: 100 },
    ]
    const bought = purchases(begin(state), [{ ask: ask.id, seat: seatId('Red'), orders }]).state
    const units = forceOf(bought, pieceId('Red-CF1')).units
    expect(units).toEqual([
      { ...veteran, name: 'Old guard' },
      { ...unit, id: 'Red-CF1-U2', alive: 10, experience: 0, honours: [] },
    ])
    // 100 points are three models of thirty
    const placed = evolve(bought, placement(bought))
    expect(forceOf(placed, pieceId('Red-CF1'))).toMatchObject({ points: 900, units: [{ alive: 9 }, { alive: 10 }] })
  })

  it('tells of wasted points, sleeping fortresses and what is left', () => {
    const state = stateOf({ ...rich, forces: { ...rich.forces, 'Red-OF': { at: '3/1', points: 400 } } })
    const { ask, view } = asked(state)
    const orders: readonly HexOrder[] = [{ kind: 'reinforce', into: pieceId('Red-CF1'), points: 300 }]
    const codes = desk.warnings?.(view, ask, orders).map(({ code }) => code)
    expect(codes).toEqual(['unspent', 'wasted', 'asleep', 'no-roster'])
  })
})
