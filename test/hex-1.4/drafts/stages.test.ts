import { desk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import { askId, ruleId, seatId } from '@muster/rulesets/kit/ids.js'
import { describe, expect, it } from 'vitest'
import { detailed, reads, refuses } from '../support/drafts.js'
import { frontier, holders, noDice, stateOf } from '../support/position.js'

it('an order that no stage has is refused', () => {
  refuses('unknown-kind', [{ kind: 'teleport' }, { kind: '' }, { kind: 'constructor' }])
})

describe('starting forces are read', () => {
  it('by class and points', () => {
    reads([
      [
        { kind: 'divide', item: 'OF', amount: 500 },
        { kind: 'divide', class: 'OF', points: 500 },
      ],
      [
        { kind: 'divideRecon', amount: 100 },
        { kind: 'divide', class: 'RF', points: 100 },
      ],
      [
        { kind: 'divideRecon', amount: 100, detail: { troops: 2 } },
        {
          ...{ kind: 'divide', class: 'RF', points: 100 },
          composition: { hq: [], troops: 2, fastAttack: 0, elites: 0, vehicles: [], save2plus: false },
        },
      ],
    ])
    refuses('class', [{ kind: 'divide', item: 'XF', amount: 500 }])
    refuses('missing-field', [{ kind: 'divide', amount: 500 }, { kind: 'divide', item: 'OF' }, { kind: 'divideRecon' }])
    refuses('unexpected-field', [
      { kind: 'divideRecon', item: 'RF', amount: 100 },
      { kind: 'divide', item: 'OF', amount: 500, detail: {} },
    ])
    refuses('detail', [{ kind: 'divideRecon', amount: 100, detail: { troops: 'two' } }])
  })
})

describe('orders after the battles are read', () => {
  it('in full or not at all', () => {
    const honours = detailed({ kind: 'honours', item: 'u1' })
    const survival = detailed({ kind: 'survival', item: 'u1' })
    reads([
      [
        { kind: 'retreat', piece: 'A-CF1', to: '3/5' },
        { kind: 'retreat', force: 'A-CF1', to: '3/5' },
      ],
      [
        { kind: 'fallBack', piece: 'A-RF1', to: '3/5' },
        { kind: 'fallBack', force: 'A-RF1', to: '3/5' },
      ],
      [
        honours({ picks: [{ choose: 'INFANTRY.3' }, { roll: 'BIKE' }] }),
        { kind: 'honours', unit: 'u1', picks: [{ choose: 'INFANTRY.3' }, { roll: 'BIKE' }] },
      ],
      [survival({ faces: [1, 6] }), { kind: 'survival', unit: 'u1', faces: [1, 6] }],
    ])
    refuses('incomplete', [
      { kind: 'retreat', piece: 'A-CF1' },
      { kind: 'retreat', to: '3/5' },
      { kind: 'fallBack', piece: 'A-RF1' },
      { kind: 'honours', item: 'u1' },
      { kind: 'honours', detail: { picks: [{ roll: 'BIKE' }] } },
      ...[{ picks: 'BIKE' }, { picks: [{ roll: 'BIKE' }, { choose: 3 }] }, { picks: [null] }, { picks: ['BIKE'] }].map(
        honours,
      ),
      ...[{ picks: [{ roll: 1 }] }, { picks: [{}] }, null, []].map(honours),
      { kind: 'survival', item: 'u1' },
      { kind: 'survival', detail: { faces: [1] } },
      ...[{ faces: 5 }, { faces: [0] }, { faces: [7] }, { faces: [2.5] }, { faces: [1, '2'] }].map(survival),
    ])
  })
})

it('a question that no desk knows takes no orders and offers none', () => {
  const view = viewFor(stateOf({ hexes: frontier, forces: holders }), { kind: 'seat', seat: seatId('Red') })
  const ask = {
    ...{ id: askId('other'), kind: 'other', title: 'Something else', deadline: 'upkeep' },
    silence: { text: '', rule: ruleId('HX-002') },
  }
  expect(desk.checkOrders(view, ask, [])).toEqual([])
  expect(desk.orderOptions(view, ask)).toEqual([])
  expect(desk.warnings?.(view, ask, [])).toEqual([])
  expect(desk.budget?.(view, ask, [])).toEqual([])
  expect(desk.pathStep?.(view, ask, { kind: 'move', path: [] }, [])).toEqual({ next: [], notes: [] })
  expect(desk.suggest(view, ask, noDice)).toEqual([])
})
