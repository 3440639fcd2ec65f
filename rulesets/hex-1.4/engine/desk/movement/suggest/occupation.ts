import type { Cell } from '../../../../../kit/grid.js'
import type { OrderDraft } from '../../../../../kit/orders.js'
import { garrisonHold, mostPoints } from '../../../data/troops.js'
import { hasFortress } from '../../../model/holdings.js'
import type { Mover } from '../../../orderValidation/movement.js'
import { danger, holds, quiet } from '../../suggest/fights.js'
import { guardOf } from '../../suggest/guard.js'
import { roomFor, standing, type Plan } from './plan.js'
import { stakeOf } from './conquest.js'
import { waysOf, type Way } from './ways.js'

/** Points of a picket: it stops who would walk in, and counts as a held neighbour (HX-346). */
export const picket = 100

/** What an own hex wants to keep of its occupation force. */
const wanted = ({ now }: Plan, cell: Cell): number => {
  const works = now.works(cell)
  const likely = danger(now, cell)
  if (hasFortress(works)) return guardOf(now, cell)
  if (works.facilities.includes('GARRISON')) return likely > 0 ? mostPoints.OF : garrisonHold
  return likely > quiet ? picket : 0
}

/** Own hexes at the border that nobody holds, the dearest first; a threatened fortress before all of them. */
const postsOf = (plan: Plan): readonly Cell[] => {
  const { now } = plan
  const short = (cell: Cell): boolean =>
    now.fortresses.includes(cell)
      ? danger(now, cell) > 0.1 && holds(now, cell, standing(plan, cell)) < 0.8
      : danger(now, cell) > quiet && standing(plan, cell).length === 0
  return now.cells
    .filter((cell) => now.isOwn(cell) && !now.hex(cell)?.contested && short(cell))
    .sort((a, b) => stakeOf(now, b) - stakeOf(now, a) || a - b)
}

/** How many go: what can be spared to a fortress, as far as there is room (HX-114), a picket elsewhere. */
const share = (plan: Plan, cell: Cell, spare: number): number => {
  if (!plan.now.fortresses.includes(cell)) return Math.min(spare, picket)
  const there = standing(plan, cell).filter(({ class: kind }) => kind === 'OF')
  return Math.min(spare, mostPoints.OF - there.reduce((sum, { points }) => sum + points, 0))
}

const draftOf = (mover: Mover, { path }: Way, points: number): OrderDraft =>
  points === mover.points
    ? { kind: 'move', piece: mover.id, path }
    : { kind: 'detach', piece: mover.id, path, amount: points }

/** HX-119: occupation forces that are not needed where they stand go, or send a part, where nobody holds the border; each goes once. */
export const occupy = (plan: Plan): readonly OrderDraft[] => {
  const movers = plan.table.movers.filter(({ class: kind }) => kind === 'OF')
  const posts = [...postsOf(plan)]
  return movers.flatMap((mover): readonly OrderDraft[] => {
    const spare = mover.points - wanted(plan, mover.at)
    if (spare < Math.min(picket, mover.points) || posts.length === 0) return []
    const ways = waysOf(plan.table, mover)
    const post = posts.find((cell) => cell !== mover.at && ways.some(({ end }) => end === cell))
    const way = ways.find(({ end }) => end === post)
    if (post === undefined || !way) return []
    posts.splice(posts.indexOf(post), 1)
    const points = share(plan, post, spare)
    return points > 0 && roomFor(plan, post, points) ? [draftOf(mover, way, points)] : []
  })
}
