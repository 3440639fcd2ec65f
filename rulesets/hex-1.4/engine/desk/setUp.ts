import { malformed } from '../../../kit/draftShape.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { Fact } from '../../../kit/view.js'
import { startingPoints } from '../data/troops.js'
import { divided, holderOf, unheld, usualDivision, type Beginning } from '../orderValidation/division.js'
import { shown } from '../orderValidation/refusal.js'
import type { DivideOrder, HexOrder } from '../model/orders.js'
import { setUpKinds } from '../orders/kinds.js'
import { settingsOf } from '../view/rulesContext.js'
import type { HexView } from '../view/view.js'
import type { DeskPart } from './part.js'
import * as words from '../../messages/purchases.generated.js'

const isDivision = (order: HexOrder): order is DivideOrder => order.kind === 'divide'

const beginningOf = (view: HexView): Beginning => ({
  points: view.detail.setUp?.points ?? startingPoints,
  resources: view.detail.setUp?.resources ?? [],
  chart: settingsOf(view)['roster.org_chart'] === 'standard',
})

const check = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const beginning = beginningOf(view)
  const kept: DivideOrder[] = []
  const problems: OrderProblem[] = []
  orders.forEach((order, index) => {
    if (!isDivision(order))
      return problems.push({
        ...malformed('wrong-stage', words.divideOnly(), 'HX-019'),
        index,
      })
    const objection = setUpKinds[order.kind].refuse(beginning, kept, order)
    return objection ? problems.push({ ...shown(objection), index }) : kept.push(order)
  })
  return problems
}

const budget = (view: HexView, orders: readonly HexOrder[]): readonly Fact[] => {
  const { points } = beginningOf(view)
  const spent = divided(orders.filter(isDivision))
  return [
    { key: 'points', label: words.startingPoints(), value: points },
    { key: 'spent', label: words.divided(), value: spent },
    { key: 'left', label: words.leftAndLost(), value: points - spent },
  ]
}

const warnings = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const beginning = beginningOf(view)
  const division = orders.filter(isDivision)
  if (division.length === 0) return []
  if (holderOf(beginning, division)) return [shown(unheld)]
  const left = beginning.points - divided(division)
  return left > 0 ? [malformed('lost', words.pointsLost({ points: left }), 'HX-021')] : []
}

/** The usual forces; now and then a recon force from the conquest force's points. */
const suggest: DeskPart['suggest'] = (_view, ask, dice) => {
  const scouts = (dice.roll('suggest.d6', ask.id)[0] ?? 1) >= 3
  const division = scouts
    ? ([
        ['OF', 500],
        ['CF', 1900],
        ['RF', 100],
      ] as const)
    : usualDivision.map(({ class: kind, points }) => [kind, points] as const)
  return division.map(([kind, amount]) =>
    kind === 'RF' ? { kind: 'divideRecon', amount, detail: { troops: 2 } } : { kind: 'divide', item: kind, amount },
  )
}

/** HX-019: how the starting points become forces. */
export const setUpDesk: DeskPart = {
  asks: ['divide'],
  check: (view, _ask, orders) => check(view, orders),
  options: (view) => Object.values(setUpKinds).flatMap((kind) => kind.offer(beginningOf(view))),
  budget: (view, _ask, orders) => budget(view, orders),
  warnings: (view, _ask, orders) => warnings(view, orders),
  suggest,
}
