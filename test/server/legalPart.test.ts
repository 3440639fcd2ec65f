import { describe, expect, test } from 'vitest'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import { ruleId } from '@muster/rulesets/kit/ids.js'
import { leftOut, legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Game } from '../../server/src/referee/compute/game.js'

const orders = (count: number): readonly OrderDraft[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'walk', amount: at }))

const amounts = (list: readonly OrderDraft[]): readonly (number | undefined)[] => list.map(({ amount }) => amount)

/** A desk that finds fault with a list as the function says, and counts how often it is asked. */
const desk = (check: (list: readonly OrderDraft[]) => readonly (number | undefined)[]) => {
  let asked = 0
  const game: Pick<Game, 'readOrder' | 'checkOrders'> = {
    readOrder: (value) => ({ ok: true, value }),
    checkOrders: (_view, _ask, list): readonly OrderProblem[] => {
      asked += 1
      return check(list as readonly OrderDraft[]).map((index) => ({
        ...{ code: 'wrong', message: 'Wrong.', rule: ruleId('BG-001') },
        ...(index === undefined ? {} : { index }),
      }))
    },
  }
  const legal = (list: readonly OrderDraft[]) => legalPart(game, {} as GameView, {} as AskView, list)
  const out = (list: readonly OrderDraft[], most: number) =>
    leftOut(game, {} as GameView, {} as AskView, list, legal(list), most)
  return { legal, out, asked: () => asked }
}

describe('the legal part of a draft', () => {
  test('loses every order that is at fault, in two rounds', () => {
    const { legal, asked } = desk((list) => list.flatMap(({ amount = 0 }, at) => (amount % 2 === 1 ? [at] : [])))
    expect(amounts(legal(orders(6)))).toEqual([0, 2, 4])
    expect(asked()).toBe(2)
  })

  test('without a culprit is as many as may stand together, in order', () => {
    const { legal } = desk((list) => (list.some(({ amount }) => amount === 3) ? [undefined] : []))
    expect(amounts(legal(orders(7)))).toEqual([0, 1, 2, 4, 5, 6])
  })

  test('without a culprit a long list is judged a few times for each order that falls out', () => {
    const { legal, asked } = desk((list) => (list.some(({ amount }) => amount === 1234) ? [undefined] : []))
    expect(legal(orders(2000))).toHaveLength(1999)
    expect(asked()).toBeLessThan(40)
  })

  test('leaves out what is told with a reason, the first few of it', () => {
    const { out } = desk((list) => list.flatMap(({ amount = 0 }, at) => (amount % 2 === 1 ? [at] : [])))
    expect(out(orders(6), 2)).toEqual([
      { index: 1, why: 'Wrong.' },
      { index: 3, why: 'Wrong.' },
    ])
  })
})
