import { malformed } from '../../../kit/draftShape.js'
import type { OrderOption, OrderProblem } from '../../../kit/orders.js'
import type { Fact } from '../../../kit/view.js'
import { fortressHold } from '../data/troops.js'
import { capsDue, countOf, pointsIn, type Account, type Objection } from '../legality/account.js'
import { missingChoices } from '../legality/chart.js'
import { hasFortress } from '../legality/holdings.js'
import { spend } from '../legality/deal.js'
import type { HexOrder } from '../orders.js'
import { buying, forming } from '../orders/kinds.js'
import { isUpkeepOrder, judge } from '../orders/purchases.js'
import type { HexView } from '../view.js'
import { accountOf } from '../view/account.js'
import type { DeskPart } from './part.js'
import { suggestUpkeep } from './upkeep/suggest.js'

interface Course {
  readonly account: Account
  readonly problems: readonly OrderProblem[]
}

const problem = ({ laws }: Account, { code, message, rule, cell, piece }: Objection, index: number): OrderProblem => ({
  ...{ code, message, rule, index },
  ...(piece === undefined ? {} : { piece }),
  ...(cell === undefined ? {} : { cell: laws.name(cell) }),
})

/** The sheet order by order: what each one leaves to the next, as at resolution. */
const course = (view: HexView, orders: readonly HexOrder[]): Course =>
  orders.reduce<Course>(
    ({ account, problems }, order, index) => {
      if (!isUpkeepOrder(order)) {
        const wrong = malformed('wrong-stage', 'Purchases are made now. Take this order off the sheet.', 'HX-002')
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
  `${String(countOf(account, kind))} of ${String(capsDue(account)[kind])}`

const tally = (view: HexView, orders: readonly HexOrder[]): readonly Fact[] => {
  const start = accountOf(view)
  const { account } = course(view, orders)
  return [
    { key: 'stash', label: 'RP in hand', value: start.stash },
    { key: 'spent', label: 'Spent', value: start.stash - account.stash },
    { key: 'left', label: 'Left', value: account.stash },
    { key: 'CF', label: 'Conquest forces', value: ofCap(account, 'CF') },
    { key: 'RF', label: 'Recon forces', value: ofCap(account, 'RF') },
  ]
}

/** HX-157: fortresses that have not the men to stay awake, nor get them. */
const sleepers = (account: Account): readonly OrderProblem[] =>
  account.laws.settings['fortress.undermanned'] === 'ignore'
    ? []
    : account.hexes
        .filter((hex) => hasFortress(hex) && pointsIn(account, hex.cell, 'OF') < fortressHold)
        .map(({ cell }) => {
          const at = account.laws.name(cell)
          const text = `The fortress in ${at} has fewer than ${String(fortressHold)} points of occupation force: it falls asleep.`
          return { ...malformed('asleep', text, 'HX-157'), cell: at }
        })

/** HX-105: points of reinforcements beyond what was lost. */
const wasted = ({ due, forces }: Account): readonly OrderProblem[] =>
  due.flatMap((item) => {
    const force = item.kind === 'reinforce' ? forces.find(({ id }) => id === item.into) : undefined
    const over = force && item.kind === 'reinforce' ? item.points - (force.authorised - force.points) : 0
    if (!force || over <= 0) return []
    const text = `${force.id} has lost ${String(force.authorised - force.points)} points: ${String(over)} of its reinforcements are wasted.`
    return [{ ...malformed('wasted', text, 'HX-105'), piece: force.id }]
  })

/** HX-345: who has no roster counts as one unit. */
const unlisted = ({ forces }: Account): readonly OrderProblem[] => {
  const without = forces.filter(({ units, unitCount }) => units.length === 0 && unitCount <= 1).map(({ id }) => id)
  if (without.length === 0) return []
  const text = `Without a roster a force counts as one unit where a battle is rolled off: ${without.join(', ')}.`
  return [malformed('no-roster', text, 'HX-345')]
}

/** HX-524: lists below the least of the chart. */
const incomplete = ({ forces, laws }: Account): readonly OrderProblem[] =>
  laws.settings['roster.org_chart'] === 'free'
    ? []
    : forces.flatMap(({ class: kind, id, units }) => {
        const missing = kind === 'RF' || units.length === 0 ? [] : missingChoices(units)
        if (missing.length === 0) return []
        const text = `By the organisation chart the list of ${id} wants ${missing.join(' and ')} more. It may stand as it is.`
        return [{ ...malformed('chart-least', text, 'HX-524'), piece: id }]
      })

const remarks = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const { account } = course(view, orders)
  const { stash } = account
  const kept =
    stash > 0
      ? [
          malformed(
            'unspent',
            stash === 1
              ? '1 RP is not spent: it stays in your stash.'
              : `${String(stash)} RP are not spent: they stay in your stash.`,
            'HX-078',
          ),
        ]
      : []
  return [...kept, ...wasted(account), ...sleepers(account), ...unlisted(account), ...incomplete(account)]
}

/** Everything that can be bought or ordered now, each alone: what the sheet leaves is told by its tally. */
const options = (account: Account): readonly OrderOption[] => [
  ...buying.flatMap((kind) => kind.offer(account)),
  ...account.forces.flatMap((force) => forming.flatMap((kind) => kind.offer(account, force))),
]

/** HX-078 … HX-082: what is bought, and how forces are put in order. */
export const upkeepDesk: DeskPart = {
  asks: ['upkeep'],
  check: (view, _ask, orders) => course(view, orders).problems,
  options: (view) => options(accountOf(view)),
  tally: (view, _ask, orders) => tally(view, orders),
  remarks: (view, _ask, orders) => remarks(view, orders),
  suggest: suggestUpkeep,
}
