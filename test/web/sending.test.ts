import { gridOf } from '@muster/rulesets/kit/board.js'
import { askId, cellName, pieceId, ruleId, seatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { sameOption } from '../../web/campaign/desk/sameOption.js'
import { orderKeys } from '../../web/campaign/desk/orderKeys.js'
import { placeNames } from '../../web/campaign/desk/placeName.js'
import { reachOf, sending, type Sheet } from '../../web/campaign/desk/sending.js'
import { settledOrder } from '../../web/campaign/desk/settled.js'
import { moveAsk, toyDesk } from './deskFixture.js'
import { hexView, sampleView } from './mapFixture.js'

const rule = ruleId('BG-110')
const [a1, a2] = [pieceId('A1'), pieceId('A2')]
const march = (piece = a1): OrderOption => ({
  ...{ kind: 'march', label: 'March', slot: 'primary', rule, piece },
  to: ['4,6', '4,7'].map(cellName),
})
const teleport: OrderOption = { ...march(), kind: 'teleport', label: 'Teleport', to: ['4,7', '9,9'].map(cellName) }
const split: OrderOption = { ...march(), kind: 'split', label: 'Split', detail: { type: 'object' } }

const desk: Desk<OrderDraft, GameView> = {
  ...toyDesk,
  checkOrders: (_, __, orders) =>
    orders.flatMap(({ piece, to }, index) =>
      piece === 'A1' && to === '2,2' ? [{ code: 'impassable', message: 'Water.', rule: ruleId('BG-054'), index }] : [],
    ),
}
const sheet = (options: readonly OrderOption[], orders: readonly OrderDraft[] = []): Sheet => ({
  ...{ desk, view: sampleView(), ask: { ...moveAsk, id: askId('plan') }, options, orders },
})

describe('a piece that is sent to a cell', () => {
  test('is told the one order that fits there, and all that fit are asked about', () => {
    const options = [march(), teleport, split]
    expect(sending(sheet(options), a1, cellName('4,6'))).toMatchObject({
      kind: 'order',
      draft: { kind: 'march', piece: 'A1', to: '4,6' },
    })
    expect(sending(sheet(options), a1, cellName('4,7'))).toEqual({ kind: 'several', options: [march(), teleport] })
    expect(sending(sheet(options), a1, cellName('4,7'), teleport)).toMatchObject({ draft: { kind: 'teleport' } })
    expect([...reachOf(options, a1)].sort()).toEqual(['4,6', '4,7', '9,9'])
  })

  test('is refused in the words of the ruleset’s own check, with its rule', () => {
    const refused = { kind: 'refused', problem: { message: 'Water.', rule: 'BG-054' } }
    expect(sending(sheet([march()]), a1, cellName('2,2'))).toMatchObject(refused)
    // What only other pieces are offered is checked for this one
    expect(sending(sheet([march(a2)]), a1, cellName('2,2'))).toMatchObject(refused)
    // Another order of the sheet is not to blame
    const beside = [{ kind: 'march', piece: 'A1', to: '2,2' }]
    expect(sending(sheet([march(), march(a2)], beside), a2, cellName('9,1'))).toEqual({
      kind: 'refused',
      problem: null,
    })
  })

  test('goes a whole way where its order takes a path', () => {
    const view = hexView()
    const options = toyDesk.orderOptions(view, moveAsk)
    const hexes: Sheet = { desk: toyDesk, view, ask: moveAsk, options, orders: [] }
    const sent = sending(hexes, 'A-CF1', cellName('2/5'))
    expect(sent).toMatchObject({ kind: 'order', draft: { kind: 'move', piece: 'A-CF1' } })
    if (sent.kind === 'order') expect(sent.draft.path?.at(-1)).toBe('2/5')
    expect(sending(hexes, 'A-CF1', cellName('3/6')).kind).toBe('refused')
  })
})

test('each order of a piece has a key of its own, and none of them begins the reference', () => {
  const options = ['March', 'Massacre', 'Go', 'A'].map((label) => ({ ...march(), label }))
  expect([...orderKeys(options).values()]).toEqual(['m', 'a', 'o'])
})

test('places are named as seen from a piece: direction, cell, distance, ground, holder', () => {
  const view = sampleView()
  const looks = {
    city: { name: 'Town', ground: 'city' as const },
    impassable: { name: 'Waste', ground: 'relief' as const },
  }
  const names = [{ at: gridOf(view.board).at('2,6') ?? 0, text: 'Ford' }]
  const named = placeNames(view, { looks, names }, '3,6')
  expect(named('2,6')).toBe('west, 2,6, Ford, town, yours')
  expect(named('4,5')).toBe('north-east, 4,5, yours')
  expect(named('3,2')).toBe('north, 3,2, 4 away, waste')
  expect(named('10,3')).toBe('north-east, 10,3, 7 away, town, held by B, enemy there')
  expect(
    placeNames({ ...view, viewer: { kind: 'seat', seat: seatId('B') } }, { looks, names: [] }, '3,6')('2,6'),
  ).toContain('held by A')
})

describe('an answer', () => {
  const item = [{ id: 'b1', label: 'The battle' }]
  const closed = (properties: Json, required: readonly string[]): Json => ({ type: 'object', properties, required })
  const option = (detail: OrderOption['detail']): OrderOption => ({
    ...{ kind: 'result', label: 'Report', slot: 'result', rule, item },
    ...(detail !== undefined && { detail }),
  })
  const abstract = option(closed({ abstract: { type: 'boolean', const: true } }, ['abstract']))
  const winner = { type: 'string', enum: ['A', 'B'] }
  const report = option(closed({ winner, list: { type: 'string' } }, ['winner']))

  test('that leaves nothing to say is whole at once', () => {
    expect(settledOrder(abstract)).toEqual({ kind: 'result', item: 'b1', detail: { abstract: true } })
    expect(settledOrder(report)).toBeNull()
    expect(settledOrder({ ...abstract, amount: { min: 1, max: 2 } })).toBeNull()
  })

  test('that was given before is known again by its thing and its entries', () => {
    const said = (detail: OrderDraft['detail'], about = 'b1'): OrderDraft => ({
      ...{ kind: 'result', item: about },
      ...(detail !== undefined && { detail }),
    })
    const options = [abstract, report]
    expect(sameOption(options, said({ winner: 'A', list: 'x' }))).toBe(report)
    expect(sameOption(options, said({ abstract: true }))).toBe(abstract)
    expect(sameOption(options, said({ abstract: false }))).toBeUndefined()
    expect(sameOption(options, said({ winner: 'A' }, 'b2'))).toBeUndefined()
    expect(sameOption(options, said({ winner: 'A', lost: 3 }))).toBeUndefined()
  })
})
