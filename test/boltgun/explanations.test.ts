import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { plan, position, reportOf, seat, type Setting } from './support/war.js'

/** What seat A reads of a turn without battles after its plan. */
const texts = (
  map: string,
  orders: readonly OrderDraft[],
  setting: Setting = {},
  others: readonly OrderDraft[] = [],
) => {
  const { events, state } = plan(position(map, setting), { A: orders, B: others })
  return reportOf(events, seat('A'), state).map(({ text }) => text)
}

const far = '. . . . . . . . . B1'
const of = (kind: string, piece: string, more: Partial<OrderDraft> = {}): OrderDraft => ({ kind, piece, ...more })

describe('an order of one’s own that came to nothing says why', () => {
  test.each<[string, string, readonly OrderDraft[], Setting]>([
    [
      'A1: the resupply changed nothing: its level is as high as it can be.',
      'A1',
      [of('resupply', 'A1')],
      { levels: { A1: 20 } },
    ],
    [
      'A1: fortifying changed nothing: its works stand already.',
      'A1',
      [of('fortify', 'A1')],
      { works: { A1: 'entrenched' } },
    ],
    [
      'A1: entrenching changed nothing: its works stand already.',
      'A1',
      [of('entrench', 'A1')],
      { works: { A1: 'entrenched' } },
    ],
    [
      'A1: the transfer changed nothing: it can take no more levels.',
      'A1+A2',
      [of('transfer', 'A1', { with: 'A2', amount: 3 })],
      { levels: { A1: 20 } },
    ],
    [
      'A1: the transfer changed nothing: the sender has none to give.',
      'A1+A2',
      [of('transfer', 'A1', { with: 'A2', amount: 3 })],
      { levels: { A2: 0 } },
    ],
    [
      'A1 receives 2 levels of 5 asked for from A2: level 14, sender 0.',
      'A1+A2',
      [of('transfer', 'A1', { with: 'A2', amount: 5 })],
      { levels: { A2: 2 } },
    ],
    [
      'A1: joining had no effect: the other banner was not ordered to join it.',
      'A1+A2',
      [of('join', 'A1', { with: 'A2' })],
      {},
    ],
    [
      'A1: joining had no effect: the two do not stand in one sector.',
      'A1 A2',
      [of('join', 'A1', { with: 'A2' }), of('join', 'A2', { with: 'A1' })],
      {},
    ],
    [
      'A1: the transfer had no effect: the sender has an order that takes it away.',
      'A1 A2',
      [of('transfer', 'A1', { with: 'A2', amount: 1 }), of('march', 'A2', { to: '2,0' })],
      {},
    ],
    [
      'A1: the march was struck out: it stands in its works and must leave them first.',
      'A1',
      [of('march', 'A1', { to: '1,0' })],
      { works: { A1: 'fortified' } },
    ],
    [
      'A1: fortifying was struck out: its orders contradict one another, so it has none.',
      'A1',
      [of('march', 'A1', { to: '1,0' }), of('fortify', 'A1')],
      {},
    ],
    ['A1 searches and finds nothing new.', 'A1', [of('search', 'A1')], {}],
  ])('%s', (text, map, orders, setting) => {
    expect(texts(`${map} ${far}`, orders, setting)).toContain(text)
  })

  test('a transfer between ranges that do not overlap', () => {
    expect(texts(`A1 . . . A2 ${far}`, [of('transfer', 'A1', { with: 'A2', amount: 1 })])).toContain(
      'A1: the transfer had no effect: the battle ranges of the two do not overlap.',
    )
  })

  test('a search that finds something counts it', () => {
    const features = [{ id: 'f', kind: 'cache', label: 'Cache', at: '2,0', hidden: true }]
    expect(texts(`A1 ${far}`, [of('search', 'A1')], { features })).toContain('A1 searches and finds one thing.')
  })

  test('a teleport tells its throw', () => {
    const told = texts(`A1 ${far}`, [of('teleport', 'A1', { to: '2,0' })], { armyRules: { A: ['TELEPORT'] } })
    expect(told).toContainEqual(expect.stringMatching(/^A1 aims its teleport at 2,0 and deviates \d to the [a-z-]+: /))
  })

  test('sectors that an infester keeps', () => {
    const setting: Setting = { armyRules: { B: ['INFESTATION'] }, owned: { B: ['1,0'] } }
    expect(texts(`A1 ${far}`, [], setting)).toContainEqual(
      expect.stringMatching(/^Under your ranges alone, and not taken from B: 1,0\./),
    )
    expect(texts(`A1 ${far}`, [of('search', 'A1')], setting).join()).not.toContain('not taken from')
  })
})

describe('what an enemy did is not told', () => {
  test('a march denied by a contest reads as one at an inhabited sector', () => {
    const march = (piece: string, to: string): OrderDraft => of('march', piece, { to })
    const contest = texts('A1 . B1 . . . .', [march('A1', '1,0')], {}, [march('B1', '1,0')])
    const inhabited = texts('A1 B1 . . . . .', [march('A1', '1,0')])
    for (const told of [contest, inhabited]) expect(told).toContain('A1 did not move.')
  })

  test('a pick-up says only what follows from one’s own banner', () => {
    const relics = [{ id: 'r', label: 'Relic', at: '2,0', hidden: true }]
    const order = [of('pickUp', 'A1', { item: 'r' })]
    expect(texts(`A1 ${far}`, order, { relics, knows: { A: ['r'] } })).toContain(
      'A1: picking up the relic had no effect: the relic was not under its battle range.',
    )
    const hindered = texts('. A1 . B1 . . .', order, { relics, knows: { A: ['r'] } })
    expect(hindered).toContain('A1: picking up the relic had no effect.')
  })
})
