import { malformed } from '../../../kit/draftShape.js'
import type { OrderOption, OrderProblem } from '../../../kit/orders.js'
import type { Fact } from '../../../kit/view.js'
import { listed } from '../../../kit/messages.js'
import { slotTitle } from '../data/slots.js'
import { fortressHold } from '../data/troops.js'
import { capsDue, countOf, pointsIn, type Account, type Objection } from '../orderValidation/account.js'
import { missingChoices } from '../orderValidation/chart.js'
import { hasFortress } from '../model/holdings.js'
import { spend } from '../orderValidation/deal.js'
import { shown } from '../orderValidation/refusal.js'
import type { HexOrder } from '../model/orders.js'
import { buying, forming } from '../orders/kinds.js'
import { isUpkeepOrder, judge } from '../orders/purchases.js'
import type { HexView } from '../view/view.js'
import { accountOf } from '../view/account.js'
import type { DeskPart } from './part.js'
import { suggestUpkeep } from './upkeep/suggest.js'
import * as words from '../../messages/purchases.generated.js'

interface Course {
  readonly account: Account
  readonly problems: readonly OrderProblem[]
}

const problem = ({ context }: Account, objection: Objection, index: number): OrderProblem => ({
  ...{ ...shown(objection), index },
  ...(objection.piece === undefined ? {} : { piece: objection.piece }),
  ...(objection.cell === undefined ? {} : { cell: context.name(objection.cell) }),
})

/** The sheet order by order: what each one leaves to the next, as at resolution. */
const course = (view: HexView, orders: readonly HexOrder[]): Course =>
  orders.reduce<Course>(
    ({ account, problems }, order, index) => {
      if (!isUpkeepOrder(order)) {
        const wrong = malformed('wrong-stage', words.purchasesOnly(), 'HX-002')
        return { account, problems: [...problems, { ...wrong, index }] }
      }
      const judged = judge(account, order)
      return judged.ok
        ? { account: spend(account, judged.value), problems }
        : { account, problems: [...problems, problem(account, judged.problem, index)] }
    },
    { account: accountOf(view), problems: [] },
  )

/** Forces of a class against their cap, as the sheet leaves them: `1 of 2`. */
const ofCap = (account: Account, kind: 'CF' | 'RF'): string =>
  words.ofCap({ count: countOf(account, kind), cap: capsDue(account)[kind] })

const budget = (view: HexView, orders: readonly HexOrder[]): readonly Fact[] => {
  const start = accountOf(view)
  const { account } = course(view, orders)
  return [
    { key: 'stash', label: words.inHand(), value: start.stash },
    { key: 'spent', label: words.spent(), value: start.stash - account.stash },
    { key: 'left', label: words.left(), value: account.stash },
    { key: 'CF', label: words.conquestForces(), value: ofCap(account, 'CF') },
    { key: 'RF', label: words.reconForces(), value: ofCap(account, 'RF') },
  ]
}

/** HX-157: fortresses that have not the men to stay awake, nor get them. */
const sleepers = (account: Account): readonly OrderProblem[] =>
  account.context.settings['fortress.undermanned'] === 'ignore'
    ? []
    : account.hexes
        .filter((hex) => hasFortress(hex) && pointsIn(account, hex.cell, 'OF') < fortressHold)
        .map(({ cell }) => {
          const at = account.context.name(cell)
          return { ...malformed('asleep', words.fallsAsleep({ at, needed: fortressHold }), 'HX-157'), cell: at }
        })

/** HX-105: points of reinforcements beyond what was lost. */
const wasted = ({ due, forces }: Account): readonly OrderProblem[] =>
  due.flatMap((item) => {
    const force = item.kind === 'reinforce' ? forces.find(({ id }) => id === item.into) : undefined
    if (!force || item.kind !== 'reinforce') return []
    const lost = force.authorised - force.points
    const over = item.points - lost
    const text = words.reinforcementsLost({ force: force.id, lost, over })
    return over > 0 ? [{ ...malformed('wasted', text, 'HX-105'), piece: force.id }] : []
  })

/** HX-345: who has no roster counts as one unit. */
const unlisted = ({ forces }: Account): readonly OrderProblem[] => {
  const without = forces.filter(({ units, unitCount }) => units.length === 0 && unitCount <= 1).map(({ id }) => id)
  if (without.length === 0) return []
  return [malformed('no-roster', words.noRoster({ forces: without.join(', ') }), 'HX-345')]
}

/** HX-524: lists below the least of the chart. */
const incomplete = ({ forces, context }: Account): readonly OrderProblem[] =>
  context.settings['roster.org_chart'] === 'free'
    ? []
    : forces.flatMap(({ class: kind, id, units }) => {
        const missing = kind === 'RF' || units.length === 0 ? [] : missingChoices(units)
        if (missing.length === 0) return []
        const choices = listed(
          missing.map(({ slot, missing: count }) => words.choices({ count, slot: slotTitle(slot) })),
        )
        return [{ ...malformed('chart-least', words.missingChoices({ force: id, choices }), 'HX-524'), piece: id }]
      })

const warnings = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const { account } = course(view, orders)
  const { stash } = account
  const kept = stash > 0 ? [malformed('unspent', words.unspent({ rp: stash }), 'HX-078')] : []
  return [...kept, ...wasted(account), ...sleepers(account), ...unlisted(account), ...incomplete(account)]
}

/** Everything that can be bought or ordered now, each alone: what the sheet leaves is told by its budget. */
const options = (account: Account): readonly OrderOption[] => [
  ...buying.flatMap((kind) => kind.offer(account)),
  ...account.forces.flatMap((force) => forming.flatMap((kind) => kind.offer(account, force))),
]

/** HX-078 … HX-082: what is bought, and how forces are put in order. */
export const upkeepDesk: DeskPart = {
  asks: ['upkeep'],
  check: (view, _ask, orders) => course(view, orders).problems,
  options: (view) => options(accountOf(view)),
  budget: (view, _ask, orders) => budget(view, orders),
  warnings: (view, _ask, orders) => warnings(view, orders),
  suggest: suggestUpkeep,
}
