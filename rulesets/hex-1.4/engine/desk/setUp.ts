import { malformed, shapeProblem } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice, OrderDraft, OrderOption, OrderProblem } from '../../../kit/orders.js'
import { fail, ok, type Result } from '../../../kit/result.js'
import type { Fact } from '../../../kit/view.js'
import { classTitles, isForceClass, mostPoints, pointsPerRp, startingPoints, type ForceClass } from '../data/troops.js'
import type { Objection } from '../legality/account.js'
import {
  divided,
  divisionObjection,
  holderOf,
  leastPoints,
  mostForces,
  unheld,
  usualDivision,
  type Beginning,
} from '../legality/division.js'
import type { DivideOrder, HexOrder } from '../orders.js'
import type { HexView } from '../view.js'
import { compositionSchema, readComposition } from './composition.js'
import { settingsOf } from './laws.js'
import type { DeskPart } from './part.js'

const isDivision = (order: HexOrder): order is DivideOrder => order.kind === 'divide'

const beginningOf = (view: HexView): Beginning => ({
  points: view.detail.setUp?.points ?? startingPoints,
  resources: view.detail.setUp?.resources ?? [],
  chart: settingsOf(view)['roster.org_chart'] === 'standard',
})

/** `divide` for CF and OF; `divideRecon` with what the recon force consists of. */
const read = (draft: OrderDraft): Result<HexOrder, OrderProblem> => {
  const recon = draft.kind === 'divideRecon'
  const wrong = shapeProblem(
    draft,
    recon ? { must: ['amount'], may: ['detail'] } : { must: ['item', 'amount'] },
    'HX-019',
  )
  if (wrong) return fail(wrong)
  const kind = recon ? 'RF' : (draft.item ?? '')
  if (!isForceClass(kind)) return fail(malformed('class', 'Name a class of force as item: CF, OF or RF.', 'HX-101'))
  const composition = readComposition(draft.detail)
  if (!composition.ok) return composition
  const list = composition.value ? { composition: composition.value } : {}
  return ok({ kind: 'divide', class: kind, points: draft.amount ?? 0, ...list })
}

const problem = ({ code, message, rule }: Objection, index: number): OrderProblem => ({ code, message, rule, index })

const check = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const beginning = beginningOf(view)
  const kept: DivideOrder[] = []
  const problems: OrderProblem[] = []
  orders.forEach((order, index) => {
    if (!isDivision(order))
      return problems.push({
        ...malformed('wrong-stage', 'Only the starting points are divided now. Take this order off.', 'HX-019'),
        index,
      })
    const objection = divisionObjection(beginning, kept, order)
    return objection ? problems.push(problem(objection, index)) : kept.push(order)
  })
  return problems
}

const about: Readonly<Record<ForceClass, string>> = {
  CF: 'Takes ground and fights for it.\n500 to 2000 points by the hundred.',
  OF: 'Holds the fortress and own ground, never leaves it.\n500 to 2000 points.',
  RF: 'Scouts and raids.\nUp to 1000 points.',
}

const choiceOf = (beginning: Beginning, kind: ForceClass): Choice => ({
  id: kind,
  label: classTitles[kind],
  badge: `${String(mostForces(beginning)[kind])} at most`,
  about: about[kind],
  amount: { min: leastPoints[kind], max: mostPoints[kind], ...(kind === 'CF' ? { step: pointsPerRp } : {}) },
})

const options = (view: HexView): readonly OrderOption[] => {
  const beginning = beginningOf(view)
  const slot = 'forces'
  return [
    {
      ...{ kind: 'divide', label: 'Muster a force', slot, many: true, rule: ruleId('HX-020') },
      item: [choiceOf(beginning, 'OF'), choiceOf(beginning, 'CF')],
    },
    {
      ...{ kind: 'divideRecon', label: 'Muster a recon force', slot, rule: ruleId('HX-124') },
      amount: { min: 1, max: mostPoints.RF },
      detail: compositionSchema,
    },
  ]
}

const tally = (view: HexView, orders: readonly HexOrder[]): readonly Fact[] => {
  const { points } = beginningOf(view)
  const spent = divided(orders.filter(isDivision))
  return [
    { key: 'points', label: 'Points to divide', value: points },
    { key: 'spent', label: 'Divided', value: spent },
    { key: 'left', label: 'Left, and lost', value: points - spent },
  ]
}

const remarks = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const beginning = beginningOf(view)
  const division = orders.filter(isDivision)
  if (division.length === 0) return []
  if (holderOf(beginning, division)) return [malformed(unheld.code, unheld.message, unheld.rule)]
  const left = beginning.points - divided(division)
  return left > 0
    ? [malformed('lost', `${String(left)} points are not divided: they are lost when you seal.`, 'HX-021')]
    : []
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
  kinds: { divide: null, divideRecon: compositionSchema },
  read,
  check: (view, _ask, orders) => check(view, orders),
  options: (view) => options(view),
  tally: (view, _ask, orders) => tally(view, orders),
  remarks: (view, _ask, orders) => remarks(view, orders),
  suggest,
}
