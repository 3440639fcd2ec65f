import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { BoltgunOrder } from '../orders.js'
import type { BattleView, BoltgunView } from '../view.js'

const problem = (code: string, message: string, rule: string, index: number): OrderProblem => ({
  code,
  message,
  rule: ruleId(rule),
  index,
})

const checkRetreat = (view: BoltgunView, orders: readonly BoltgunOrder[], index: number): OrderProblem | null => {
  const order = orders[index]
  if (order?.kind !== 'ruleRetreat') return problem('misplaced', 'This asks about retreats alone.', 'A-15', index)
  const asked = view.detail.rulings?.retreats.find(({ banner }) => banner === order.banner)
  const again = orders.findIndex((other) => other.kind === 'ruleRetreat' && other.banner === order.banner) < index
  if (!asked) return problem('unknown-piece', 'No retreat of that banner is to be ruled on.', 'A-15', index)
  if (again) return problem('twice', `Send ${order.banner} to one sector only.`, 'A-15', index)
  return asked.to.includes(order.to)
    ? null
    : problem(
        'out-of-reach',
        `${order.banner} cannot retreat to ${order.to}: choose one of those offered.`,
        'A-13',
        index,
      )
}

const checkVictory = (view: BoltgunView, orders: readonly BoltgunOrder[], index: number): OrderProblem | null => {
  const order = orders[index]
  if (order?.kind !== 'ruleVictory' || index > 0)
    return problem('misplaced', 'Give one ruling on the champion, or none.', 'A-50', index)
  const tied = view.detail.rulings?.tied ?? []
  if (tied.length === 0)
    return problem('no-tie', 'There is no tie to rule on: seal it without a ruling.', 'A-50', index)
  return order.champion === null || tied.some(({ seat }) => seat === order.champion)
    ? null
    : problem('champion', 'Name one of those who have reached their objectives, or nobody.', 'A-50', index)
}

/** Rulings that are about no battle; none at all is an answer too. */
export const checkRulings = (
  view: BoltgunView,
  ask: AskView,
  orders: readonly BoltgunOrder[],
): readonly OrderProblem[] => {
  const check = ask.kind === 'retreats' ? checkRetreat : checkVictory
  return orders.flatMap((_, index) => check(view, orders, index) ?? [])
}

/** A ruled result against the battle that it is about. */
export const ruledProblem = (
  order: BoltgunOrder & { readonly kind: 'ruleBattle' },
  battle: BattleView,
  draws: boolean,
): string | null => {
  const seats = battle.sides.map(({ seat }): string => seat)
  const named = [...Object.keys(order.lost ?? {}), ...(order.winner === undefined ? [] : [order.winner])]
  if (named.some((seat) => seat !== 'draw' && !seats.includes(seat)))
    return `Only ${seats.join(' and ')} fought this battle: name these.`
  return order.winner === 'draw' && !draws ? 'Draws are not allowed in this campaign: name the winner.' : null
}
