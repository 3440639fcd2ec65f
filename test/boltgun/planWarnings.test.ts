import { readOrder, warnings } from '@muster/rulesets/boltgun/engine/desk.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { position, viewOf } from './support/war.js'

const askOf = (state: State, letter: string): AskView => {
  const ask = boltgun.awaiting(state).find(({ seat }) => seat === letter)
  if (!ask) throw new Error(`${letter} is not asked`)
  return ask.view
}

describe('warnings on a banner that must retreat', () => {
  const said = (map: string, drafts: readonly OrderDraft[] = []): readonly string[] => {
    const state = position(map, { mustRetreat: ['A1'] })
    const orders = drafts.flatMap((draft) => {
      const read = readOrder(draft)
      return read.ok ? [read.value] : []
    })
    return warnings(viewOf(state, 'A'), askOf(state, 'A'), orders).map(({ code, piece }) => `${piece ?? ''} ${code}`)
  }

  test('tell one that is not told where from one that has nowhere to go (A-13, A-15)', () => {
    expect(said('A1 . . . . . B1')).toEqual(['A1 no-retreat'])
    expect(said('A1 # . . . . B1')).toEqual(['A1 no-way'])
    expect(said('A1 . . . . . B1', [{ kind: 'retreat', piece: 'A1', to: '1,0' }])).toEqual([])
  })

  test('and a pick-up alone is no order', () => {
    const state = position('A1 . . . . . B1', {
      relics: [{ id: 'R1', label: 'Crown', at: '1,0' }],
      knows: { A: ['R1'] },
    })
    const read = readOrder({ kind: 'pickUp', piece: 'A1', item: 'R1' })
    const orders = read.ok ? [read.value] : []
    expect(warnings(viewOf(state, 'A'), askOf(state, 'A'), orders).map(({ code }) => code)).toEqual(['no-orders'])
  })
})

describe('warnings on banners that need another', () => {
  const said = (map: string, drafts: readonly OrderDraft[]): readonly string[] => {
    const state = position(map)
    const orders = drafts.flatMap((draft) => {
      const read = readOrder(draft)
      return read.ok ? [read.value] : []
    })
    return warnings(viewOf(state, 'A'), askOf(state, 'A'), orders)
      .filter(({ code }) => code !== 'no-orders')
      .map(({ rule, message }) => `${rule} ${message}`)
  }
  const transfer = { kind: 'transfer', piece: 'A1', with: 'A2', amount: 3 }
  const march = (piece: string, to: string): OrderDraft => ({ kind: 'march', piece, to })
  const join = (piece: string, partner: string): OrderDraft => ({ kind: 'join', piece, with: partner })

  test('a sender that goes gives nothing (BG-148)', () => {
    const nothing = 'it gives nothing to A1, and A1’s transfer has no effect.'
    expect(said('A1 A2 . . . . B1', [transfer, march('A2', '2,0')])).toEqual([
      `BG-148 A2 is ordered to march: ${nothing}`,
    ])
    expect(said('A1 A2 . . . . B1', [transfer, { kind: 'split', piece: 'A2' }])).toEqual([
      `BG-148 A2 is ordered to split: ${nothing}`,
    ])
    // BG-149: the receiver may go
    expect(said('A1 A2 . . . . B1', [transfer, march('A1', '0,1')])).toEqual([])
    expect(said('A1 A2 . . . . B1', [transfer, { kind: 'search', piece: 'A2' }])).toEqual([])
  })

  test('a join wants both, in one sector (BG-140)', () => {
    expect(said('A1 A2 . . . . B1', [march('A1', '1,0'), join('A1', 'A2')])).toEqual([
      'BG-140 A2 is not ordered to join A1: the two stay apart unless each joins the other.',
    ])
    expect(said('A1 A2 . . . . B1', [march('A1', '1,0'), join('A1', 'A2'), join('A2', 'A1')])).toEqual([])
    expect(said('A1 A2 . . . . B1', [march('A2', '2,0'), join('A1', 'A2'), join('A2', 'A1')])).toEqual([
      'BG-140 A1 and A2 do not end in one sector: they do not join.',
    ])
  })
})
