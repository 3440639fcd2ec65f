import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merge, withPlacesOf } from '../../web/campaign/desk/merge.js'

/** One order a piece; a purchase stands for itself. */
const placeOf = ({ kind, piece, item }: OrderDraft): string => piece ?? `${kind} ${item ?? ''}`

const march = (piece: string, to: string): OrderDraft => ({ kind: 'march', piece, to })
const search = (piece: string): OrderDraft => ({ kind: 'search', piece })
const buy = (item: string): OrderDraft => ({ kind: 'buy', item })

const of = (base: readonly OrderDraft[], mine: readonly OrderDraft[], theirs: readonly OrderDraft[]) =>
  merge(base, mine, theirs, placeOf)

describe('two versions of a sheet', () => {
  const second = march('A2', '2,2')
  const base = [march('A1', '1,1'), second]

  it('that changed different pieces become one, without a question', () =>
    expect(of(base, [search('A1'), march('A2', '2,2')], [march('A1', '1,1'), search('A2')])).toEqual({
      orders: [search('A1'), search('A2')],
      conflicts: [],
    }))

  it('take what was added and removed on either side', () =>
    expect(
      of(base, [march('A1', '1,1'), march('A2', '2,2'), search('A3')], [march('A2', '2,2'), search('A4')]),
    ).toEqual({ orders: [march('A2', '2,2'), search('A3'), search('A4')], conflicts: [] }))

  it('that changed a piece in the same way agree', () =>
    expect(of(base, [search('A1')], [search('A1'), march('A2', '2,2')])).toEqual({
      orders: [search('A1')],
      conflicts: [],
    }))

  it('that changed a piece in two ways leave a choice, and mine on the sheet', () =>
    expect(of(base, [search('A1'), second], [march('A1', '9,9'), second])).toEqual({
      orders: [search('A1'), second],
      conflicts: [{ place: 'A1', mine: [search('A1')], theirs: [march('A1', '9,9')] }],
    }))

  it('ask as well where one removed what the other changed', () => {
    expect(of(base, [march('A2', '2,2')], [search('A1'), march('A2', '2,2')]).conflicts).toEqual([
      { place: 'A1', mine: [], theirs: [search('A1')] },
    ])
    expect(of(base, [search('A1'), march('A2', '2,2')], [march('A2', '2,2')]).conflicts).toEqual([
      { place: 'A1', mine: [search('A1')], theirs: [] },
    ])
  })

  it('count the same order given several times', () => {
    const twice = [buy('base'), buy('base')]
    expect(of([buy('base')], [...twice, search('A1')], [buy('base')]).orders).toEqual([...twice, search('A1')])
    expect(of(twice, [...twice, search('A1')], []).orders).toEqual([search('A1')])
    // Once bought on each of two devices since: nobody can know whether two were meant.
    expect(of([], twice, [buy('base')]).conflicts).toEqual([{ place: 'buy base', mine: twice, theirs: [buy('base')] }])
  })

  it('keep the order of mine, and of theirs where mine is as it was', () => {
    const [one, two, three] = [buy('1'), buy('2'), buy('3')]
    expect(of([one, two], [one, two], [three, two, one]).orders).toEqual([three, two, one])
    expect(of([one], [two, one], [one, three]).orders).toEqual([two, one, three])
  })

  it('do not part over a detail that is written in another order', () => {
    const list = (detail: object): OrderDraft => ({ kind: 'army', detail: detail as never })
    const merged = of([], [list({ a: 1, b: 2 })], [list({ b: 2, a: 1 })])
    expect(merged.conflicts).toEqual([])
  })
})

describe('whatever is changed where', () => {
  const sheet = fc.uniqueArray(
    fc.record({ piece: fc.constantFrom('A1', 'A2', 'A3', 'A4'), to: fc.constantFrom('1,1', '2,2', '3,3') }),
    { selector: ({ piece }) => piece },
  )
  const orders = sheet.map((list) => list.map(({ piece, to }) => march(piece, to)))
  const standing = (list: readonly OrderDraft[], piece: string) => list.filter((order) => order.piece === piece)
  const everywhere = (...lists: readonly (readonly OrderDraft[])[]) =>
    new Set(lists.flat().map(({ piece }) => piece ?? ''))

  it('each place is as one side changed it, or a conflict; no change is lost in silence', () =>
    fc.assert(
      fc.property(orders, orders, orders, (base, mine, theirs) => {
        const { orders: made, conflicts } = of(base, mine, theirs)
        for (const piece of everywhere(base, mine, theirs)) {
          const [was, own, other, now] = [base, mine, theirs, made].map((list) => JSON.stringify(standing(list, piece)))
          const asked = conflicts.some(({ place }) => place === piece)
          const both = own !== was && other !== was && own !== other
          expect([asked, now]).toEqual([both, own === was ? other : own])
        }
      }),
    ))

  it('both sides come to the same orders, but for what they are asked about', () =>
    fc.assert(
      fc.property(orders, orders, orders, (base, mine, theirs) => {
        const [one, other] = [of(base, mine, theirs), of(base, theirs, mine)]
        const asked = new Set(one.conflicts.map(({ place }) => place))
        const settled = withPlacesOf(one.orders, theirs, asked, placeOf)
        const sorted = (list: readonly OrderDraft[]) =>
          [...list].sort((a, b) => (a.piece ?? '').localeCompare(b.piece ?? ''))
        expect(sorted(settled)).toEqual(sorted(other.orders))
      }),
    ))
})
