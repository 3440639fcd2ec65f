import { desk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, it } from 'vitest'
import { detailed, read, reads, refuses } from '../support/drafts.js'

describe('purchases are read', () => {
  it('each with its own fields', () => {
    const list = { hq: [], troops: 1, fastAttack: 0, elites: 0, vehicles: [], save2plus: false }
    reads([
      [
        { kind: 'buyTroops', item: 'CF', to: '3/1', amount: 700 },
        { kind: 'buyTroops', class: 'CF', points: 700, at: '3/1' },
      ],
      [
        { kind: 'buyTroops', item: 'OF', to: '3/1', amount: 100 },
        { kind: 'buyTroops', class: 'OF', points: 100, at: '3/1' },
      ],
      [
        { kind: 'buyRecon', to: '3/1', amount: 100 },
        { kind: 'buyTroops', class: 'RF', points: 100, at: '3/1' },
      ],
      [
        { kind: 'buyRecon', to: '3/1', amount: 100, detail: {} },
        { kind: 'buyTroops', class: 'RF', points: 100, at: '3/1', composition: list },
      ],
      [
        { kind: 'fillUp', piece: 'A-RF1', amount: 200, detail: { troops: 0, fastAttack: 2 } },
        { kind: 'buyTroops', points: 200, into: 'A-RF1', composition: { ...list, troops: 0, fastAttack: 2 } },
      ],
      [
        { kind: 'fillUp', piece: 'A-CF1', amount: 200 },
        { kind: 'buyTroops', points: 200, into: 'A-CF1' },
      ],
      [
        { kind: 'reinforce', piece: 'A-CF1', amount: 300 },
        { kind: 'reinforce', points: 300, into: 'A-CF1' },
      ],
      [
        { kind: 'buyFacility', item: 'BASE', to: '3/1' },
        { kind: 'buyFacility', facility: 'BASE', at: '3/1' },
      ],
      [
        { kind: 'buySpecial', item: 'AIR_STRIKE', amount: 2 },
        { kind: 'buySpecial', special: 'AIR_STRIKE', times: 2 },
      ],
      [
        { kind: 'uplink', to: '3/6' },
        { kind: 'uplink', at: '3/6' },
      ],
      [
        { kind: 'designate', to: '3/6' },
        { kind: 'designate', at: '3/6' },
      ],
      [
        { kind: 'claim', to: '3/6' },
        { kind: 'claim', at: '3/6' },
      ],
      [
        { kind: 'relocate', item: '3/1', to: '3/6' },
        { kind: 'relocate', from: '3/1', at: '3/6' },
      ],
      [
        { kind: 'merge', piece: 'A-CF1', with: 'A-CF2' },
        { kind: 'merge', force: 'A-CF1', with: 'A-CF2' },
      ],
      [
        { kind: 'split', piece: 'A-CF1', amount: 600 },
        { kind: 'split', force: 'A-CF1', points: [600] },
      ],
      [{ kind: 'buyReroll' }, { kind: 'buyReroll' }],
    ])
  })

  it('and none with a field too few or too many', () => {
    refuses('missing-field', [
      { kind: 'buyTroops', item: 'CF', to: '3/1' },
      { kind: 'buyTroops', item: 'CF', amount: 500 },
      { kind: 'buyTroops', to: '3/1', amount: 500 },
      { kind: 'fillUp', amount: 100 },
      { kind: 'buyFacility', item: 'BASE' },
      { kind: 'merge', piece: 'A-CF1' },
      { kind: 'split', piece: 'A-CF1' },
      { kind: 'roster', piece: 'A-CF1' },
    ])
    refuses('unexpected-field', [
      { kind: 'buyReroll', amount: 1 },
      { kind: 'uplink', to: '3/6', piece: 'A-RF1' },
      { kind: 'buyTroops', item: 'CF', to: '3/1', amount: 500, detail: {} },
      { kind: 'claim', to: '3/6', path: ['3/6'] },
    ])
    refuses('amount', [{ kind: 'reinforce', piece: 'A-CF1', amount: 1.5 }])
    refuses('class', [{ kind: 'buyTroops', item: 'RF', to: '3/1', amount: 500 }])
    refuses('facility', [{ kind: 'buyFacility', item: 'CITY', to: '3/1' }])
    refuses('special', [
      { kind: 'buySpecial', item: 'SATELLITE_UPLINK', amount: 1 },
      { kind: 'buySpecial', item: 'BASE', amount: 1 },
    ])
  })

  it('HX-124: what a recon force consists of, in whole numbers', () => {
    const list = detailed({ kind: 'buyRecon', to: '3/1', amount: 400 })
    const vehicle = { front: 12, side: 10, rear: 10 }
    expect(read(list({ hq: 149, troops: 2, fastAttack: 1, elites: 3, vehicles: [vehicle], save2plus: true }))).toEqual({
      ...{ kind: 'buyTroops', class: 'RF', points: 400, at: '3/1' },
      composition: { hq: [149], troops: 2, fastAttack: 1, elites: 3, vehicles: [[12, 10, 10]], save2plus: true },
    })
    expect(read(list({ hq: 1000, troops: 20, vehicles: [{ front: 20, side: 0, rear: 20 }] }))).toMatchObject({
      composition: { hq: [1000], troops: 20, vehicles: [[20, 0, 20]] },
    })
    refuses(
      'detail',
      [
        ['troops'],
        'troops',
        7,
        { tanks: 1 },
        { hq: -1 },
        { hq: 1001 },
        { hq: 1.5 },
        { hq: '149' },
        { troops: 21 },
        { troops: -1 },
        { fastAttack: 0.5 },
        { save2plus: 'no' },
        { vehicles: vehicle },
        { vehicles: [12] },
        { vehicles: [{ front: 12, side: 10 }] },
        { vehicles: [{ ...vehicle, top: 10 }] },
        { vehicles: [{ ...vehicle, rear: 21 }] },
        { vehicles: [vehicle, { ...vehicle, rear: -1 }] },
        { vehicles: Array.from({ length: 11 }, () => vehicle) },
      ].map((detail) => list(detail)),
    )
    expect(read(list({ vehicles: Array.from({ length: 10 }, () => vehicle) }))).toMatchObject({ kind: 'buyTroops' })
  })

  it('HX-117: rosters line by line', () => {
    const roster = detailed({ kind: 'roster', piece: 'A-CF1' })
    const line = { name: 'Line squad', types: ['INFANTRY'], models: 10, points: 150 }
    const unit = (change: Readonly<Record<string, Json>>): OrderDraft =>
      roster({ units: [line, { ...line, ...change }] })
    const readAs = (units: readonly unknown[]): unknown => ({ kind: 'roster', force: 'A-CF1', units })
    reads([
      [roster({ units: [] }), readAs([])],
      [
        unit({ name: ' Riders ', types: ['HQ', 'BIKE'], slot: 'HQ', id: 'A-CF1-U1' }),
        readAs([line, { ...line, name: 'Riders', types: ['BIKE', 'HQ'], slot: 'HQ', id: 'A-CF1-U1' }]),
      ],
      [unit({ models: 200, points: 2500 }), readAs([line, { ...line, models: 200, points: 2500 }])],
      [unit({ models: 1, points: 1, slot: '', id: '' }), readAs([line, { ...line, models: 1, points: 1 }])],
      [unit({ slot: null, id: null }), readAs([line, line])],
    ])
    refuses('detail', [
      roster([line]),
      roster({}),
      roster({ units: line }),
      roster({ units: [], points: 5 }),
      roster({ units: Array.from({ length: 61 }, () => line) }),
    ])
    expect(read(roster({ units: Array.from({ length: 60 }, () => line) }))).toMatchObject({ kind: 'roster' })
    refuses('unit', [
      roster({ units: ['Line squad'] }),
      unit({ alive: 5 }),
      unit({ name: '  ' }),
      unit({ name: 'x'.repeat(81) }),
      unit({ name: 3 }),
      unit({ types: [] }),
      unit({ types: ['TANK'] }),
      unit({ types: 'INFANTRY' }),
      unit({ models: 0 }),
      unit({ models: 201 }),
      unit({ models: 1.5 }),
      unit({ points: 0 }),
      unit({ points: 2501 }),
      unit({ points: '9' }),
      unit({ slot: 'LORD' }),
      unit({ slot: 4 }),
      unit({ id: 7 }),
      unit({ id: 'x'.repeat(81) }),
    ])
    expect(read(unit({ name: 'x'.repeat(80), id: 'y'.repeat(80) }))).toMatchObject({ kind: 'roster' })
    expect(desk.readOrder(unit({ models: 0 }))).toMatchObject({ problem: { message: /^Unit 2 of the roster/ } })
  })
})
