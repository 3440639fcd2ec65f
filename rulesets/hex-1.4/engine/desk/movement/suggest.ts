import type { Cell } from '../../../../kit/grid.js'
import { pieceId, type PieceId } from '../../../../kit/ids.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { judging } from '../../orderValidation/moveOrders.js'
import type { HexOrder } from '../../model/orders.js'
import { readOrder } from '../../orders/drafts.js'
import { aimOf } from '../suggest/aim.js'
import { situationOf, type OwnArmy } from '../suggest/situation.js'
import type { MoveTable } from '../../view/moveTable.js'
import { conquest } from './suggest/conquest.js'
import { occupy } from './suggest/occupation.js'
import type { Plan } from './suggest/plan.js'
import { mission } from './suggest/recon.js'
import { waysOf, type Way } from './suggest/ways.js'

interface Option {
  readonly army: OwnArmy
  readonly way: Way
  readonly gain: number
}

const planOf = (table: MoveTable): Plan => {
  const now = situationOf(table.view)
  const stash = table.view.detail.treasuries.find(({ seat }) => seat === table.seat)?.stash ?? 0
  const caution = stash >= 200 ? 0.2 : stash >= 60 ? 0.6 : stash >= 20 ? 0.8 : 1
  return { table, now, aim: aimOf(now), caution, taken: new Set(), gone: new Set(), come: new Map() }
}

const better = (a: Option, b: Option): number =>
  b.gain - a.gain || a.way.path.length - b.way.path.length || a.way.end - b.way.end

/** So many of a force's best ways are kept: where others have taken all of these it stays. */
const mostOptions = 16

/** What forces of a class may do, the best first. */
const optionsOf = (plan: Plan, kind: OwnArmy['class'], value: (army: OwnArmy, way: Way) => number): Option[] => {
  // Forces of a class that stand together have the same ways
  const ways = new Map<Cell, readonly Way[]>()
  return plan.now.forces
    .filter((army) => army.class === kind)
    .flatMap((army) => {
      const known = ways.get(army.at) ?? waysOf(plan.table, army)
      ways.set(army.at, known)
      return known
        .map((way): Option => ({ army, way, gain: value(army, way) }))
        .sort(better)
        .slice(0, mostOptions)
    })
    .sort(better)
}

const settle = ({ table, taken, gone, come }: Plan, { army, way: { end, open } }: Option): void => {
  gone.add(army.id)
  if (table.holding(end) === 'own') come.set(end, [...(come.get(end) ?? []), army])
  else for (const cell of [end, ...open]) taken.add(cell)
}

/** A sheet that stays lawful: what would be refused is left out. */
interface Sheet {
  readonly drafts: OrderDraft[]
  readonly orders: HexOrder[]
  readonly judge: ReturnType<typeof judging>
}

/** What is refused leaves no trace with the judge; a path that would be cut would, and no bot draws one. */
const entered = (sheet: Sheet, draft: OrderDraft): boolean => {
  const order = readOrder(draft)
  if (!order.ok) return false
  const { refusal, path } = sheet.judge(order.value, sheet.orders.length)
  if (refusal ?? path?.problem) return false
  sheet.drafts.push(draft)
  sheet.orders.push(order.value)
  return true
}

/** Whoever gains most goes first; what others have settled by then is weighed anew before each goes. */
const send = (
  plan: Plan,
  sheet: Sheet,
  options: Option[],
  value: (army: OwnArmy, way: Way) => number,
  draftOf: (army: OwnArmy, way: Way) => OrderDraft | null,
): void => {
  const sent = new Set<string>()
  for (let option = options.shift(); option; option = options.shift()) {
    if (sent.has(option.army.id)) continue
    const fresh: Option = { ...option, gain: value(option.army, option.way) }
    const next = options.find(({ army }) => !sent.has(army.id))
    if (next && fresh.gain < Math.min(option.gain, next.gain)) {
      const place = options.findIndex((other) => better(fresh, other) < 0)
      options.splice(place < 0 ? options.length : place, 0, fresh)
      continue
    }
    const draft = draftOf(option.army, option.way)
    if (draft && !entered(sheet, draft)) continue
    sent.add(option.army.id)
    settle(plan, option)
  }
}

const march = ({ id }: OwnArmy, { path }: Way): OrderDraft | null =>
  path.length > 0 ? { kind: 'move', piece: id, path } : null

/** HX-270, HX-280: where a 2 or 3 halts it earlier it keeps quiet, unless nobody is thought to be there. */
const scouting =
  (plan: Plan) =>
  (army: OwnArmy, way: Way): OrderDraft | null => {
    const { item } = mission(plan, army, way)
    if (way.path.length === 0) return item === 'lieLow' ? null : { kind: 'strike', piece: army.id, item }
    const detail = plan.table.holding(way.end) === 'enemy' ? { onArrival: item, onHalt: 'raid', goHome: false } : null
    return { kind: 'move', piece: army.id, path: way.path, ...(detail ? { detail } : {}) }
  }

/** HX-150: where garrisons wait for a word they have it. */
const reactions = (table: MoveTable): readonly OrderDraft[] =>
  table.context.settings['garrison.react'] === 'optional'
    ? table.movers
        .filter(({ class: kind, at }) => kind === 'OF' && table.works(at).facilities.includes('GARRISON'))
        .map(({ id }) => ({ kind: 'react', piece: id }))
    : []

/** Conquest forces where they win or hold most, recon forces where they see and take most. */
const marched = (table: MoveTable): { readonly plan: Plan; readonly sheet: Sheet } => {
  const plan = planOf(table)
  const sheet: Sheet = { drafts: [], orders: [], judge: judging(table) }
  for (const draft of reactions(table)) entered(sheet, draft)
  const attack = (army: OwnArmy, way: Way): number => conquest(plan, army, way)
  send(plan, sheet, optionsOf(plan, 'CF', attack), attack, march)
  const scout = (army: OwnArmy, way: Way): number => mission(plan, army, way).gain
  send(plan, sheet, optionsOf(plan, 'RF', scout), scout, scouting(plan))
  return { plan, sheet }
}

/** Forces that would leave own land if they marched now: occupation forces never do (HX-202). */
export const leavers = (table: MoveTable): ReadonlySet<PieceId> => {
  const { sheet } = marched(table)
  const out = ({ path }: OrderDraft): boolean => {
    const end = table.context.cell(path?.at(-1) ?? '')
    return end !== null && table.holding(end) !== 'own'
  }
  return new Set(sheet.drafts.filter(out).map(({ piece }) => pieceId(piece ?? '')))
}

/** Armies and scouts go where they gain most, then occupation forces where nobody holds the border. */
export const suggestMoves = (table: MoveTable): readonly OrderDraft[] => {
  const { plan, sheet } = marched(table)
  const posted = occupy(plan).filter((draft) => entered(sheet, draft))
  // HX-227: where too many come together the last of the list go back
  return [...posted, ...sheet.drafts.filter((draft) => !posted.includes(draft))]
}
