import { pieceId, type PieceId } from '../../../kit/ids.js'
import { fewestConquest, mostInHex, mostPoints, pointsPerRp, type ForceClass } from '../data/troops.js'
import type { UpkeepOrder } from '../model/orders.js'
import {
  boughtFor,
  builtHexes,
  capsDue,
  countOf,
  ownForce,
  pointsIn,
  refuse,
  siteObjection,
  type Account,
  type Objection,
  type OwnForce,
  type OwnHex,
} from './account.js'
import { paid, type Judged } from './deal.js'
import { compositionObjection } from './composition.js'
import { forces, why } from './refusal.js'
import { hasBase, hasFortress } from '../model/holdings.js'

type BuyTroops = Extract<UpkeepOrder, { readonly kind: 'buyTroops' }>
type Reinforce = Extract<UpkeepOrder, { readonly kind: 'reinforce' }>

/** Which rule limits a class. */
const classRule: Readonly<Record<ForceClass, string>> = { CF: 'HX-102', OF: 'HX-103', RF: 'HX-104' }

/** Stands for the name that the engine gives. */
export const unnamed = pieceId('')

/** HX-100: whole RP. */
const pointsObjection = (points: number): Objection | null =>
  Number.isInteger(points) && points > 0 && points % pointsPerRp === 0
    ? null
    : refuse('points', why('hundreds', { step: pointsPerRp }), 'HX-100').problem

const sizeObjection = (kind: ForceClass, points: number): Objection | null => {
  if (kind === 'CF' && points < fewestConquest)
    return refuse('too-small', why('conquestTooSmall', { least: fewestConquest }), 'HX-102').problem
  return points > mostPoints[kind]
    ? refuse('too-large', why('tooLarge', { class: kind, most: mostPoints[kind] }), classRule[kind]).problem
    : null
}

/** HX-111, HX-112: room for one more, once what is bought before it stands. */
const capObjection = (account: Account, kind: ForceClass): Objection | null => {
  if (kind === 'OF') return null
  const [cap, count] = [capsDue(account)[kind], countOf(account, kind)]
  if (count < cap) return null
  const reached = why('capReached', { class: kind, forces: forces(kind, cap), count })
  return refuse('cap', reached, kind === 'CF' ? 'HX-111' : 'HX-112').problem
}

/** HX-110: a new CF or OF under `placement.cf_sites`; OF that join others are none. */
const nurseryObjection = (account: Account, kind: ForceClass, { cell }: OwnHex): Objection | null => {
  if (kind === 'RF' || account.context.settings['placement.cf_sites'] === 'any') return null
  if (kind === 'OF' && pointsIn(account, cell, 'OF') > 0) return null
  const built = builtHexes(account).find((hex) => hex.cell === cell)
  return built && (hasBase(built) || hasFortress(built))
    ? null
    : refuse('no-base', why('noNursery', {}), 'HX-110', { cell }).problem
}

/** HX-044, HX-114: room for so many more points. */
const crowdObjection = (account: Account, kind: ForceClass, points: number, cell: OwnHex['cell']): Objection | null => {
  const [at, all] = [account.context.name(cell), pointsIn(account, cell)]
  if (all + points > mostInHex)
    return refuse('crowded', why('hexFull', { most: mostInHex, at, points: all }), 'HX-044', { cell }).problem
  const occupation = kind === 'OF' ? pointsIn(account, cell, 'OF') : 0
  if (kind !== 'OF' || occupation + points <= mostPoints.OF) return null
  const full = why('occupationFull', { most: mostPoints.OF, at, points: occupation })
  return refuse('crowded', full, 'HX-114', { cell }).problem
}

/** A name of the seat's own that nothing bears yet. */
const nameObjection = ({ seat, forces, due }: Account, kind: ForceClass, as: PieceId | undefined): Objection | null => {
  if (as === undefined) return null
  if (!as.startsWith(`${seat}-${kind}`) || !/^\d{0,4}$/.test(as.slice(seat.length + 3)))
    return refuse('name', why('wrongName', { name: `${seat}-${kind}` }), 'HX-101').problem
  const taken = forces.some(({ id }) => id === as) || due.some((item) => item.kind === 'troops' && item.as === as)
  return taken ? refuse('name', why('nameTaken', { name: as }), 'HX-101').problem : null
}

const hasChart = ({ context }: Account): boolean => context.settings['roster.org_chart'] === 'standard'

/** A new force, or OF for those that stand in the hex. */
const muster = (account: Account, order: BuyTroops, kind: ForceClass): Judged => {
  const site = siteObjection(account, order.at ?? '')
  if (!('hex' in site)) return { ok: false, problem: site }
  const { points, composition, as } = order
  const { cell } = site.hex
  const objection =
    pointsObjection(points) ??
    sizeObjection(kind, points) ??
    nameObjection(account, kind, as) ??
    (kind === 'RF' ? compositionObjection(composition, hasChart(account)) : null) ??
    capObjection(account, kind) ??
    nurseryObjection(account, kind, site.hex) ??
    crowdObjection(account, kind, points, cell)
  if (objection) return { ok: false, problem: objection }
  const item = { kind: 'troops', class: kind, points, at: cell, as: as ?? unnamed, units: [] } as const
  return paid(account, { kind: 'due', item, price: points / pointsPerRp })
}

/** HX-045: an own hex that is not fought for. */
const atHome = ({ hexes }: Account, { at }: OwnForce): boolean =>
  hexes.some(({ cell, contested, ruined }) => cell === at && !contested && !ruined)

const fill = (account: Account, order: BuyTroops, force: OwnForce): Judged => {
  const { id, at, class: kind } = force
  if (order.class !== undefined && order.class !== kind)
    return refuse('class', why('wrongClass', { force: id, class: kind }), 'HX-101', { piece: id })
  const objection =
    pointsObjection(order.points) ?? (kind === 'RF' ? compositionObjection(order.composition, hasChart(account)) : null)
  if (objection) return { ok: false, problem: { ...objection, piece: id } }
  if (!atHome(account, force)) return refuse('abroad', why('abroad', { force: id }), 'HX-104', { piece: id })
  const size = force.points + boughtFor(account, id, ['fill'])
  if (size + order.points > mostPoints[kind]) {
    const grown = why('grownTooLarge', { class: kind, most: mostPoints[kind], force: id, points: size })
    return refuse('too-large', grown, classRule[kind], { piece: id })
  }
  const crowded = crowdObjection(account, kind, order.points, at)
  if (crowded) return { ok: false, problem: { ...crowded, piece: id } }
  return paid(account, {
    kind: 'due',
    item: { kind: 'fill', into: id, points: order.points },
    price: order.points / pointsPerRp,
  })
}

const strange = (): Judged => refuse('unknown-piece', why('unknownOwn', {}), 'HX-101')

/** HX-100 … HX-104. */
export const buyTroops = (account: Account, order: BuyTroops): Judged => {
  if (order.into !== undefined) {
    const force = ownForce(account, order.into)
    return force ? fill(account, order, force) : strange()
  }
  return order.class === undefined
    ? refuse('class', why('classNeeded', {}), 'HX-101')
    : muster(account, order, order.class)
}

/** HX-105, HX-106: losses at purchase; where the force stands counts when it is placed. */
export const reinforce = (account: Account, { into, points }: Reinforce): Judged => {
  const force = ownForce(account, into)
  if (!force) return strange()
  const objection = pointsObjection(points)
  if (objection) return { ok: false, problem: { ...objection, piece: into } }
  const lost = Math.min(force.authorised, mostPoints[force.class]) - force.points
  if (lost - boughtFor(account, into, ['fill', 'reinforce']) <= 0)
    return refuse('no-losses', why(lost > 0 ? 'lossesBought' : 'noLosses', { force: into }), 'HX-105', { piece: into })
  return paid(account, { kind: 'due', item: { kind: 'reinforce', into, points }, price: points / pointsPerRp })
}
