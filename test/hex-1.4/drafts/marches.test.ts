import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, it } from 'vitest'
import { read, reads, refuses } from '../support/drafts.js'

describe('marches are read', () => {
  it('with missions and a policy for second throws', () => {
    const march = { kind: 'move', piece: 'A-RF1', path: ['3/5', '3/6'] }
    const order = { kind: 'move', force: 'A-RF1', path: ['3/5', '3/6'] }
    const terms = (detail: Json): OrderDraft => ({ ...march, detail })
    reads([
      [march, order],
      [terms({}), order],
      [
        terms({ onArrival: 'raid', onHalt: 'lieLow', reroll: '1-3', goHome: true }),
        { ...order, onArrival: { kind: 'raid' }, onHalt: { kind: 'lieLow' }, reroll: [1, 2, 3], goHome: true },
      ],
      [
        terms({ onArrival: 'sabotage:AIRSTRIP', onHalt: 'ambush', reroll: 'none', goHome: false }),
        {
          ...{ ...order, onArrival: { kind: 'sabotage', target: 'AIRSTRIP' }, onHalt: { kind: 'ambush' } },
          ...{ reroll: [], goHome: false },
        },
      ],
      [
        terms({ onHalt: 'sabotage:CITY', reroll: '1' }),
        { ...order, onHalt: { kind: 'sabotage', target: 'CITY' }, reroll: [1] },
      ],
      [
        { kind: 'detach', piece: 'A-OF', path: ['3/2'], amount: 300 },
        { kind: 'move', force: 'A-OF', path: ['3/2'], points: 300 },
      ],
      [
        { kind: 'strike', piece: 'A-RF1', item: 'raid', detail: { goHome: true } },
        { kind: 'move', force: 'A-RF1', path: [], onArrival: { kind: 'raid' }, goHome: true },
      ],
      [
        { kind: 'strike', piece: 'A-RF1', item: 'sabotage:BASE' },
        { kind: 'move', force: 'A-RF1', path: [], onArrival: { kind: 'sabotage', target: 'BASE' } },
      ],
      [
        { kind: 'react', piece: 'A-OF' },
        { kind: 'react', force: 'A-OF' },
      ],
    ])
    refuses('detail', [
      terms('raid'),
      terms(['raid']),
      terms({ onArrival: 'conquer' }),
      terms({ onArrival: 5 }),
      terms({ onHalt: 'sabotage:SWAMP' }),
      terms({ onHalt: 'sabotage' }),
      terms({ reroll: '4' }),
      terms({ reroll: 'constructor' }),
      terms({ reroll: 1 }),
      terms({ goHome: 'yes' }),
      terms({ speed: 3 }),
    ])
    refuses('mission', [
      { kind: 'strike', piece: 'A-RF1', item: 'conquer' },
      { kind: 'strike', piece: 'A-RF1', item: 'xsabotage:BASE' },
    ])
    refuses('missing-field', [
      { kind: 'move', piece: 'A-CF1' },
      { kind: 'move', path: ['3/2'] },
      { kind: 'detach', piece: 'A-OF', path: ['3/2'] },
      { kind: 'strike', piece: 'A-RF1' },
      { kind: 'react' },
    ])
    refuses('unexpected-field', [
      { ...march, amount: 100 },
      { kind: 'react', piece: 'A-OF', path: [] },
      { kind: 'detach', piece: 'A-OF', path: ['3/2'], amount: 300, detail: {} },
    ])
    const long = (steps: number): OrderDraft => ({ ...march, path: Array.from({ length: steps }, () => '3/5') })
    refuses('too-long', [long(201)])
    expect(read(long(200))).toMatchObject({ kind: 'move' })
  })
})
