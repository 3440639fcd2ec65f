import { describe, expect, test } from 'vitest'
import { cellName } from '../../rulesets/kit/ids.js'
import { ordersBy, schemasOf, type OrderKinds } from '../../rulesets/kit/orderKind.js'
import { ok } from '../../rulesets/kit/result.js'

type Order = { readonly kind: 'march'; readonly to: string } | { readonly kind: 'rest' }
interface View {
  readonly at: string
}

const kinds: OrderKinds<Order, View> = {
  march: {
    shape: { must: ['to'] },
    schema: { type: 'object' },
    read: ({ to = '' }) => ok({ kind: 'march', to }),
    describe: ({ at }, { to = '…' }) => `From ${at} to ${to}`,
    arrow: ({ at }, { to }) => (to === undefined ? null : { from: cellName(at), to: cellName(to), kind: 'march' }),
    effect: () => 'is tired afterwards',
  },
  rest: { shape: { must: [] }, schema: null, read: () => ok({ kind: 'rest' }), describe: () => 'Rests' },
}
const orders = ordersBy(kinds, 'BG-029')
const view: View = { at: '1,1' }

describe('orders by the table of their kinds', () => {
  test('are read where their form is right', () => {
    expect(orders.readOrder({ kind: 'march', to: '2,1' })).toEqual(ok({ kind: 'march', to: '2,1' }))
    expect(orders.readOrder({ kind: 'march' })).toMatchObject({ ok: false, problem: { code: 'missing-field' } })
    expect(orders.readOrder({ kind: 'dig' })).toMatchObject({
      ok: false,
      problem: { code: 'unknown-kind', message: 'There is no such order: use one of march, rest.', rule: 'BG-029' },
    })
  })

  test('have a line, an arrow and an effect, as far as their kind has them', () => {
    const march = { kind: 'march', to: '2,1' }
    expect(orders.describe(view, march)).toBe('From 1,1 to 2,1')
    expect(orders.arrow(view, march)).toEqual({ from: '1,1', to: '2,1', kind: 'march' })
    expect(orders.effect(view, march)).toBe('is tired afterwards')
    expect([orders.arrow(view, { kind: 'rest' }), orders.effect(view, { kind: 'rest' })]).toEqual([null, null])
  })

  test('of a kind that is no more are named by it', () => {
    expect(orders.describe(view, { kind: 'dig', piece: 'A1' })).toBe('A1 dig')
  })

  test('publish the schema of their detail', () => {
    expect(schemasOf(kinds)).toEqual({ march: { type: 'object' }, rest: null })
  })

  test('of which a kind is missing do not compile', () => {
    const { rest, ...others } = kinds
    // @ts-expect-error -- `rest` is missing
    const table: OrderKinds<Order, View> = others
    expect(Object.keys(table)).toEqual(['march'])
    expect(rest.schema).toBeNull()
  })
})
