import { ruleId, type PieceId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { mostInHex, mostPoints } from '../../data/troops.js'
import { judgeMoves, type JudgedMove } from '../../orderValidation/moveOrders.js'
import { shown } from '../../orderValidation/refusal.js'
import type { HexOrder } from '../../model/orders.js'
import type { MoveTable } from '../../view/moveTable.js'
import * as words from '../../../messages/marches.generated.js'

const pieceOf = ({ order }: JudgedMove): PieceId | undefined =>
  order.kind === 'move' || order.kind === 'react' ? order.force : undefined

const placed = (move: JudgedMove, problem: OrderProblem): OrderProblem => {
  const piece = pieceOf(move)
  return { ...problem, index: move.index, ...(piece === undefined ? {} : { piece }) }
}

/** What cannot be sealed: orders that would be refused, and paths that would be cut (HX-221). */
export const check = (table: MoveTable, orders: readonly HexOrder[]): readonly OrderProblem[] =>
  judgeMoves(table, orders).flatMap((move) => {
    const wrong = move.refusal ?? move.path?.problem
    if (!wrong) return []
    return [placed(move, { ...shown(wrong), ...(wrong.cell === undefined ? {} : { cell: wrong.cell }) })]
  })

interface Stand {
  readonly move: JudgedMove | null
  readonly class: 'CF' | 'OF' | 'RF'
  readonly points: number
  readonly at: number
}

/** Where one's own forces stand if every order goes well. */
const stands = (table: MoveTable, judged: readonly JudgedMove[]): readonly Stand[] =>
  table.movers.flatMap((mover): readonly Stand[] => {
    const move = judged.find(({ order, refusal }) => !refusal && order.kind === 'move' && order.force === mover.id)
    const end = move?.path?.steps.at(-1)?.cell
    if (!move || end === undefined || move.order.kind !== 'move') return [{ ...mover, move: null }]
    const points = Math.min(move.order.points ?? mover.points, mover.points)
    const rest = mover.points - points
    return [{ ...mover, move, points, at: end }, ...(rest > 0 ? [{ ...mover, move: null, points: rest }] : [])]
  })

const sum = (list: readonly Stand[]): number => list.reduce((points, stand) => points + stand.points, 0)

/** HX-227: what will go back for want of room, as far as it depends on oneself. */
const crowding = (table: MoveTable, list: readonly Stand[]): readonly OrderProblem[] =>
  list.flatMap(({ at, class: kind, move }) => {
    if (!move) return []
    const there = list.filter((other) => other.at === at)
    const name = table.context.name(at)
    const many = sum(there) > mostInHex
    const garrison = kind === 'OF' && sum(there.filter((other) => other.class === 'OF')) > mostPoints.OF
    if (!many && !garrison) return []
    const message = words.crowded({
      ...(garrison ? ({ most: mostPoints.OF, occupation: 'yes' } as const) : { most: mostInHex, occupation: 'no' }),
      at: name,
    })
    return [placed(move, { code: 'crowded', message, rule: ruleId('HX-227'), cell: name })]
  })

/** HX-198: a held hex takes in one detachment. A warning: what is seen there decides nothing (HX-509). */
const seconds = (table: MoveTable, list: readonly Stand[]): readonly OrderProblem[] => {
  const most = table.context.settings['attack.max_detachments']
  return list.flatMap(({ at, class: kind, move }) => {
    if (!move || kind !== 'CF' || table.holding(at) === 'own' || !table.enemies(at)) return []
    const rank = list.filter(
      (other) => other.move && other.class === 'CF' && other.at === at && other.move.index < move.index,
    )
    if (rank.length < most) return []
    const name = table.context.name(at)
    const message = words.onlyLargest({ at: name, most })
    return [placed(move, { code: 'second', message, rule: ruleId('HX-198'), cell: name })]
  })
}

/** HX-270: a mission against a hex that no enemy controls. */
const objectless = (table: MoveTable, judged: readonly JudgedMove[]): readonly OrderProblem[] =>
  judged.flatMap((move) => {
    const { order, path, refusal } = move
    if (refusal || order.kind !== 'move' || (order.onArrival ?? { kind: 'lieLow' }).kind === 'lieLow') return []
    const end = path?.steps.at(-1)?.cell ?? table.movers.find(({ id }) => id === order.force)?.at
    if (end === undefined || table.holding(end) === 'enemy' || table.holding(end) === 'unknown') return []
    const name = table.context.name(end)
    const message = words.noObject({ at: name })
    return [placed(move, { code: 'no-object', message, rule: ruleId('HX-270'), cell: name })]
  })

/** Worth knowing, and no obstacle. */
export const warnings = (table: MoveTable, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const judged = judgeMoves(table, orders)
  const list = stands(table, judged)
  return [...crowding(table, list), ...seconds(table, list), ...objectless(table, judged)]
}
