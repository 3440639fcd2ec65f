import { readOrder, remarks } from '@muster/rulesets/boltgun/engine/desk.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
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

describe('remarks on a banner that must retreat', () => {
  const said = (map: string, drafts: readonly OrderDraft[] = []): readonly string[] => {
    const state = position(map, { mustRetreat: ['A1'] })
    const orders = drafts.flatMap((draft) => {
      const read = readOrder(draft)
      return read.ok ? [read.value] : []
    })
    return remarks(viewOf(state, 'A'), askOf(state, 'A'), orders).map(({ code, piece }) => `${piece ?? ''} ${code}`)
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
    expect(remarks(viewOf(state, 'A'), askOf(state, 'A'), orders).map(({ code }) => code)).toEqual(['no-orders'])
  })
})
