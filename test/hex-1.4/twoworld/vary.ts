import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { mapStrings } from '../../support/plain.js'
import type { Random } from '../../support/random.js'
import { mutated } from '../../twoworld/pairs.js'
import type { Sealed } from '../../twoworld/worlds.js'
import type { Opening, Otherwise, Trace } from './game.js'
import { mutations, rename } from './mutate.js'

type Orders = readonly HexOrder[] | null

/** Orders under the forces' other names. */
const renamed = (orders: Orders, before: State, after: State): Orders => {
  const names = new Map(before.forces.map(({ id }, index): [string, string] => [id, after.forces[index]?.id ?? id]))
  return mapStrings(orders, (text) => names.get(text) ?? text) as Orders
}

/** What others do unseen: other purchases, other marches of their recon forces, now and then another plan altogether. */
const reordered = ({ kind, orders }: Sealed<HexOrder>, start: State, random: Random): Orders | undefined => {
  if (orders === null || random.chance(0.4)) return orders
  if (kind === 'upkeep') return random.chance(0.5) ? undefined : orders.filter(() => random.chance(0.7))
  if (kind !== 'movement') return orders
  if (random.chance(0.15)) return undefined
  const recon = new Set<string>(start.forces.flatMap(({ id, class: force }) => (force === 'RF' ? [id] : [])))
  return orders.filter((order) => !('force' in order) || !recon.has(order.force) || random.chance(0.5))
}

/** Another world than `left`: what others have and where, what they do, and how it falls out for them. */
export const vary = ({ sealed, seat }: Trace, { start }: Opening, random: Random): Otherwise => {
  const other = mutated(mutations, random.below(4), start, seat, random)
  const anew = random.chance(0.15) ? rename(other.start, seat, random) : null
  const answers: Record<string, Orders> = {}
  let ordered = false
  for (const answer of sealed) {
    if (answer.seat === seat) continue
    const orders = reordered(answer, start, random)
    if (orders !== answer.orders) ordered = true
    if (orders !== undefined) answers[answer.ask] = anew ? renamed(orders, other.start, anew) : orders
  }
  return {
    start: anew ?? other.start,
    answers,
    dice: random.chance(0.6),
    changed: [...other.changed, ...(anew ? ['rename'] : []), ...(ordered ? ['orders'] : [])],
  }
}
