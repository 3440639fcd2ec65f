import { pieceId, type PieceId } from '../../../kit/ids.js'
import { fewestConquest, mostPoints } from '../data/troops.js'
import type { UpkeepOrder } from '../model/orders.js'
import { dealtUnits, type ForceBody, type Unit } from '../model/pieces.js'
import {
  capsDue,
  capsStanding,
  countOf,
  ownForce,
  refuse,
  type Account,
  type Objection,
  type OwnForce,
} from './account.js'
import type { Judged } from './deal.js'
import { forces, why } from './refusal.js'

type Merge = Extract<UpkeepOrder, { readonly kind: 'merge' }>
type Split = Extract<UpkeepOrder, { readonly kind: 'split' }>

/** HX-115: conquest forces alone, and none that is fought for. */
const reformObjection = (account: Account, id: PieceId): { readonly force: OwnForce } | Objection => {
  const force = ownForce(account, id)
  if (!force) return refuse('unknown-piece', why('unknownOwn', {}), 'HX-115').problem
  if (force.class !== 'CF')
    return refuse('not-conquest', why('onlyConquest', { force: id }), 'HX-115', { piece: id }).problem
  const contested = account.hexes.some(({ cell, contested: fought }) => cell === force.at && fought)
  return contested
    ? refuse('contested', why('forceContested', { force: id }), 'HX-115', { piece: id }).problem
    : { force }
}

/** The first force with the second in it. */
const whole = (first: OwnForce, second: OwnForce): ForceBody => ({
  id: first.id,
  seat: first.seat,
  class: first.class,
  points: first.points + second.points,
  // HX-531
  authorised: Math.min(first.authorised + second.authorised, mostPoints[first.class]),
  unitCount: first.unitCount + second.unitCount,
  units: [...first.units, ...second.units],
})

export const merge = (account: Account, order: Merge): Judged => {
  const [first, second] = [reformObjection(account, order.force), reformObjection(account, order.with)]
  if (!('force' in first)) return { ok: false, problem: first }
  if (!('force' in second)) return { ok: false, problem: second }
  const { id, at } = first.force
  if (id === second.force.id) return refuse('same', why('sameForce', {}), 'HX-115', { piece: id })
  if (at !== second.force.at)
    return refuse('apart', why('apart', { force: id, other: second.force.id }), 'HX-115', { piece: id })
  const torn = [first.force, second.force].find((force) => account.reformed.split.includes(force.id))
  if (torn) return refuse('split', why('justSplit', { force: torn.id }), 'HX-527', { piece: torn.id })
  const body = whole(first.force, second.force)
  if (body.points > mostPoints.CF) {
    const together = why('mergedTooLarge', { most: mostPoints.CF, points: body.points })
    return refuse('too-large', together, 'HX-115', { piece: id })
  }
  return { ok: true, value: { kind: 'merge', force: id, with: second.force.id, whole: body, price: 0 } }
}

/** Units in the order of the roster, as many as fit the points of a part; the last part takes the rest. */
const shared = (units: readonly Unit[], parts: readonly number[]): readonly (readonly Unit[])[] => {
  const lists: Unit[][] = parts.map(() => [])
  let [part, spent] = [0, 0]
  for (const unit of units) {
    while (part < parts.length - 1 && spent + unit.points > (parts[part] ?? 0)) [part, spent] = [part + 1, 0]
    lists[part]?.push(unit)
    spent += unit.points
  }
  return lists
}

/** Names of the new parts: `<id>b`, `<id>bb` … past those that are taken. */
const namesOf = (account: Account, id: PieceId, parts: number): readonly PieceId[] => {
  const names: PieceId[] = [id]
  for (let name = `${id}b`; names.length < parts; name += 'b')
    if (!account.forces.some((force) => force.id === name)) names.push(pieceId(name))
  return names
}

const partsOf = (account: Account, force: OwnForce, points: readonly number[]): readonly ForceBody[] => {
  const names = namesOf(account, force.id, points.length)
  const rosters = shared(force.units, points)
  const counts = dealtUnits(force.unitCount, points)
  return points.map((size, index) => ({
    id: names[index] ?? force.id,
    seat: force.seat,
    class: force.class,
    points: size,
    authorised: size,
    unitCount: counts[index] ?? 0,
    units: rosters[index] ?? [],
  }))
}

export const split = (account: Account, { force: id, points: stated }: Split): Judged => {
  const found = reformObjection(account, id)
  if (!('force' in found)) return { ok: false, problem: found }
  const { force } = found
  const where = { piece: id }
  const [alone, ...others] = stated
  const points = alone !== undefined && others.length === 0 ? [force.points - alone, alone] : stated
  if (force.points < force.authorised)
    return refuse('worn', why('worn', { force: id, points: force.points, full: force.authorised }), 'HX-115', where)
  if (points.length < 2 || points.reduce((sum, part) => sum + part, 0) !== force.points)
    return refuse('sum', why('partsSum', { points: force.points }), 'HX-115', where)
  if (points.some((part) => part < fewestConquest || !Number.isInteger(part)))
    return refuse('too-small', why('partTooSmall', { least: fewestConquest }), 'HX-115', where)
  if (account.reformed.merged.includes(id)) return refuse('merged', why('justMerged', { force: id }), 'HX-527', where)
  const more = points.length - 1
  const [cap, count] = [capsDue(account).CF, countOf(account, 'CF')]
  if (count + more > cap)
    return refuse('cap', why('capForSplit', { forces: forces('CF', cap), count }), 'HX-111', where)
  const [now, standing] = [capsStanding(account).CF, account.forces.filter((force) => force.class === 'CF').length]
  if (standing + more > now)
    return refuse('cap', why('capUntilBuilt', { forces: forces('CF', now), count: standing }), 'HX-522', where)
  return { ok: true, value: { kind: 'split', force: id, parts: partsOf(account, force, points), price: 0 } }
}
