import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import { fortressHold, garrisonHold } from '../data/troops.js'
import type { HexOrder, MissionOrder, MoveOrder, ReactOrder } from '../model/orders.js'
import { hasFortress } from '../model/holdings.js'
import { problem, type MoveGround, type MoveProblem, type Mover } from './movement.js'
import { judgePath, type JudgedPath } from './paths.js'
import { why } from './refusal.js'

/** One order of a seat's list: refused whole, or carried out as far as its path is legal. */
export interface JudgedMove {
  readonly index: number
  readonly order: HexOrder
  readonly refusal: MoveProblem | null
  readonly path: JudgedPath | null
}

/** CF and OF that still stand in a hex after the orders before (HX-036: arrivals do not count). */
interface Post {
  readonly occupation: number
  readonly armies: number
}

const missionProblem = (ground: MoveGround, order: MissionOrder | undefined): MoveProblem | null => {
  if (order?.kind === 'ambush' && !ground.context.settings['raid.ambush'])
    return problem('no-ambush', why('noAmbush', {}), 'HX-271')
  if (order?.kind !== 'sabotage') return null
  const { target } = order
  if (target !== 'FORTRESS' && target !== 'ABANDONED_FORTRESS') return null
  return problem('immune', why('noFortressSabotage', {}), 'HX-277')
}

/** What only one class of force may be ordered. */
const classProblem = (mover: Mover, order: MoveOrder): MoveProblem | null => {
  const { onArrival, onHalt, points, reroll } = order
  if (mover.class !== 'RF' && (onArrival ?? onHalt ?? reroll ?? order.goHome) !== undefined)
    return problem('no-recon', why('reconAlone', {}), 'HX-281')
  if (points === undefined) return null
  if (mover.class !== 'OF') return problem('undivided', why('undivided', {}), 'HX-119')
  return points >= 1 && points <= mover.points && Number.isInteger(points)
    ? null
    : problem('points', why('partBounds', { most: mover.points }), 'HX-119')
}

const postOf = (ground: MoveGround, cell: Cell): Post => {
  const there = ground.movers.filter(({ at, class: kind }) => at === cell && kind !== 'RF')
  const occupation = there.filter(({ class: kind }) => kind === 'OF')
  return { occupation: occupation.reduce((sum, { points }) => sum + points, 0), armies: there.length }
}

const leaving = (post: Post, mover: Mover, points: number): Post => ({
  occupation: post.occupation - (mover.class === 'OF' ? points : 0),
  armies: post.armies - (points === mover.points ? 1 : 0),
})

/** HX-036, HX-149, HX-155: what must stay behind in an own hex. */
const manningProblem = (ground: MoveGround, mover: Mover, left: Post): MoveProblem | null => {
  if (ground.holding(mover.at) !== 'own') return null
  const works = ground.works(mover.at)
  const [fortress, garrison] = [hasFortress(works), works.facilities.includes('GARRISON')]
  const at = ground.context.name(mover.at)
  if (mover.class === 'OF' && fortress && left.occupation < fortressHold)
    return problem('fortress', why('fortressKeeps', { at, least: fortressHold }), 'HX-155', at)
  if (mover.class === 'OF' && garrison && left.occupation < garrisonHold)
    return problem('garrison', why('garrisonKeeps', { at, least: garrisonHold }), 'HX-149', at)
  return (fortress || garrison) && left.armies === 0 ? problem('empty', why('mustStay', { at }), 'HX-036', at) : null
}

const reactProblem = (ground: MoveGround, { force }: ReactOrder): MoveProblem | null => {
  if (ground.context.settings['garrison.react'] !== 'optional')
    return problem('reacts', why('reactsAlways', {}), 'HX-150')
  const mover = ground.movers.find(({ id }) => id === force)
  const stands = mover?.class === 'OF' && ground.works(mover.at).facilities.includes('GARRISON')
  return stands ? null : problem('no-garrison', why('noGarrison', {}), 'HX-150')
}

const emptyProblem = ({ onArrival, path }: MoveOrder): MoveProblem | null =>
  path.length === 0 && onArrival === undefined ? problem('no-path', why('noPath', {}), 'HX-221') : null

const judgeMove = (
  ground: MoveGround,
  order: MoveOrder,
  posts: Map<Cell, Post>,
  ordered: Set<PieceId>,
): { readonly refusal: MoveProblem | null; readonly path: JudgedPath | null } => {
  const refused = (refusal: MoveProblem) => ({ refusal, path: null })
  const mover = ground.movers.find(({ id }) => id === order.force)
  if (!mover) return refused(problem('unknown-piece', why('noSuchForce', { force: order.force }), 'HX-190'))
  if (ordered.has(mover.id)) return refused(problem('twice', why('orderedTwice', { force: mover.id }), 'HX-221'))
  const wrong =
    classProblem(mover, order) ??
    missionProblem(ground, order.onArrival) ??
    missionProblem(ground, order.onHalt) ??
    emptyProblem(order)
  if (wrong) return refused(wrong)
  const path = judgePath(ground, mover, order.path)
  if (path.problem && path.steps.length === 0) return refused(path.problem)
  if (mover.class !== 'RF') {
    const left = leaving(posts.get(mover.at) ?? postOf(ground, mover.at), mover, order.points ?? mover.points)
    const unmanned = manningProblem(ground, mover, left)
    if (unmanned) return refused(unmanned)
    posts.set(mover.at, left)
  }
  ordered.add(mover.id)
  return { refusal: null, path }
}

/** Judges a seat's list, one order after the other; what is refused counts as not given for those behind it. */
export const judging = (ground: MoveGround): ((order: HexOrder, index: number) => JudgedMove) => {
  const posts = new Map<Cell, Post>()
  const ordered = new Set<PieceId>()
  return (order, index) => {
    if (order.kind === 'move') return { index, order, ...judgeMove(ground, order, posts, ordered) }
    const refusal =
      order.kind === 'react' ? reactProblem(ground, order) : problem('unknown-kind', why('movesOnly', {}), 'HX-190')
    return { index, order, refusal, path: null }
  }
}

export const judgeMoves = (ground: MoveGround, orders: readonly HexOrder[]): readonly JudgedMove[] =>
  orders.map(judging(ground))
