import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { PieceId, SeatId } from '@muster/rulesets/kit/ids.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { freeze, mapStrings } from '../../support/plain.js'
import type { Random } from '../../support/random.js'
import { mutated } from '../../twoworld/pairs.js'
import type { Opening, Otherwise, Trace } from './game.js'
import { mutations, rename } from './mutate.js'

type Plans = Readonly<Record<string, readonly BoltgunOrder[]>>

interface Settled {
  readonly start: State
  readonly plans: Plans
}

/** Plans without a banner's orders, or with others in their place. */
const ordering = (plans: Plans, banner: PieceId, orders: readonly BoltgunOrder[], seat: SeatId): Plans => ({
  ...plans,
  [seat]: [...(plans[seat] ?? []).filter((order) => !('banner' in order && order.banner === banner)), ...orders],
})

/** Where a banner of another seat marched to in the one world it stands from the start in the other; or the other way round. */
const settled = (left: Trace, given: Plans, random: Random): Settled | null => {
  const { start, seat, moments } = left
  const all = moments.at(-1)?.all ?? []
  const marches = all.flatMap((event) => (event.kind === 'marched' && event.seat !== seat ? [event] : []))
  const grid = squareGrid(start.board.width, start.board.height)
  const targets = new Set(
    all.flatMap((event) => (event.kind === 'marchFailed' && event.seat === seat ? [event.target] : [])),
  )
  let [banners, plans] = [start.banners, given]
  const put = (id: PieceId, at: number): void => {
    banners = banners.map((banner) => (banner.id === id ? { ...banner, at } : banner))
  }
  for (const banner of start.banners) {
    const march = marches.find((event) => event.banner === banner.id)
    if (
      banner.seat === seat ||
      !random.chance(targets.has(march?.to ?? banner.at) ? 0.9 : targets.size > 0 ? 0.1 : 0.5)
    )
      continue
    const from = grid.neighbours(banner.at).filter((cell) => !start.banners.some(({ at }) => at === cell))
    if (march) {
      put(banner.id, march.to)
      plans = ordering(plans, banner.id, [], banner.seat)
    } else if (from.length > 0 && banner.works === 'none' && !banner.mustRetreat) {
      put(banner.id, random.pick(from))
      plans = ordering(plans, banner.id, [{ kind: 'march', banner: banner.id, to: grid.name(banner.at) }], banner.seat)
    }
  }
  const clash = banners.some((a) => banners.some((b) => a.seat !== b.seat && a.at === b.at))
  const water = banners.some(({ at }) => '#~'.includes(start.board.rows.join('').charAt(at)))
  return clash || water || banners === start.banners ? null : { start: freeze({ ...start, banners }), plans }
}

/** The same plans under the banners' other names. */
const renamed = (plans: Plans, before: State, after: State): Plans => {
  const names = new Map(before.banners.map(({ id }, index): [string, string] => [id, after.banners[index]?.id ?? id]))
  return mapStrings(plans, (text) => names.get(text) ?? text) as Plans
}

/** Some seats plan afresh, some orders are not given: what the one world's players do is hidden from the seat too. */
const otherwise = (plans: Plans, random: Random): Plans => {
  if (random.chance(0.4)) return plans
  return Object.fromEntries(
    Object.entries(plans)
      .filter(() => random.chance(0.75))
      .map(([seat, orders]) => [seat, orders.filter(() => random.chance(0.85))]),
  )
}

/** Plans of others, by seat. */
const plansOf = ({ sealed, seat }: Trace): Plans =>
  Object.fromEntries(
    sealed.flatMap((answer) =>
      answer.kind === 'plan' && answer.seat !== seat && answer.orders ? [[answer.seat, answer.orders]] : [],
    ),
  )

/** Another world than `left`: where others stood instead, what they have, what they do, and how it falls out for them. */
export const vary = (left: Trace, { own, seat }: Opening, random: Random): Otherwise => {
  const settle = random.chance(own ? 0.6 : 0.2) ? settled(left, plansOf(left), random) : null
  const { start, plans } = settle ?? { start: left.start, plans: plansOf(left) }
  const other = mutated(mutations, settle ? random.below(2) : 1 + random.below(3), start, seat, random)
  const anew = random.chance(0.12) ? rename(other.start, seat, random) : null
  const named = anew ? renamed(plans, other.start, anew) : plans
  const ordered = otherwise(named, random)
  const asks = new Map(left.sealed.flatMap(({ kind, seat: whose, ask }) => (kind === 'plan' ? [[whose, ask]] : [])))
  return {
    start: anew ?? other.start,
    answers: Object.fromEntries(
      Object.entries(ordered).map(([whose, orders]) => [asks.get(whose as SeatId) ?? whose, orders]),
    ),
    dice: random.chance(0.7),
    changed: [
      ...(settle ? ['settle'] : []),
      ...other.changed,
      ...(anew ? ['rename'] : []),
      ...(ordered === named ? [] : ['orders']),
    ],
  }
}
