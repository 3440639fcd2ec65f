import type { UpkeepOrder } from '../orders.js'
import type { Unit } from '../pieces.js'
import { capsDue, ownForce, refuse, type Account, type Judged, type Objection, type OwnForce } from './account.js'
import { mostReconHq } from './composition.js'

type Roster = Extract<UpkeepOrder, { readonly kind: 'roster' }>

/** Most units of a roster, so that an order stays small. */
export const mostUnits = 60

/** The number in a unit's id, 0 where it has none. */
const unitNumber = ({ id }: Unit): number => Number(/-U(\d+)$/.exec(id)?.[1] ?? 0)

/** Units of a roster as its player writes it: those that stand keep losses, experience and honours, new ones get ids. */
const unitsOf = (force: OwnForce, { units }: Roster): readonly Unit[] => {
  let last = Math.max(0, ...force.units.map(unitNumber))
  return units.map(({ id, name, types, models, points }) => {
    const old = force.units.find((unit) => unit.id === id)
    if (old) return { ...old, name, types, models, points, alive: Math.max(0, models - (old.models - old.alive)) }
    last += 1
    const fresh = { id: `${force.id}-U${String(last)}`, alive: models, experience: 0, honours: [] }
    return { ...fresh, name, types, models, points }
  })
}

const characters = (units: readonly Unit[]): number =>
  units.filter(({ types }) => types.includes('SPECIAL_CHARACTER')).length

/** HX-118: no more special characters than fortresses allow; those that one has may stay. */
const characterObjection = (account: Account, force: OwnForce, units: readonly Unit[]): Objection | null => {
  const others = account.forces
    .filter(({ id }) => id !== force.id)
    .reduce((sum, other) => sum + characters(other.units), 0)
  const cap = capsDue(account).specialCharacters
  return characters(units) > characters(force.units) && others + characters(units) > cap
    ? refuse('characters', `Your fortresses allow ${String(cap)} special characters in all: take fewer.`, 'HX-118', {
        piece: force.id,
      }).problem
    : null
}

/** HX-124, as far as a roster tells it. */
const reconObjection = (force: OwnForce, units: readonly Unit[]): Objection | null => {
  if (force.class !== 'RF') return null
  const hq = units.filter(({ types }) => types.includes('HQ'))
  if (hq.length > 1)
    return refuse('two-hq', 'A recon force has one HQ choice at most.', 'HX-124', { piece: force.id }).problem
  return hq.some(({ points }) => points > mostReconHq)
    ? refuse('dear-hq', 'An HQ choice of a recon force costs less than 150 points.', 'HX-124', { piece: force.id })
        .problem
    : null
}

const lineObjection = (force: OwnForce, { units }: Roster): Objection | null => {
  const where = { piece: force.id }
  if (units.length > mostUnits)
    return refuse('too-long', `A roster has at most ${String(mostUnits)} units.`, 'HX-117', where).problem
  const stated = units.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const stranger = stated.find((id) => !force.units.some((unit) => unit.id === id))
  if (stranger !== undefined)
    return refuse(
      'unknown-unit',
      `${force.id} has no unit ${stranger}. Leave its id out to enter a new one.`,
      'HX-117',
      where,
    ).problem
  return new Set(stated).size < stated.length
    ? refuse('twice', 'Each unit that stands is named once.', 'HX-117', where).problem
    : null
}

/** HX-117: what a force consists of, within the points that were bought for it. */
export const roster = (account: Account, order: Roster): Judged => {
  const force = ownForce(account, order.force)
  if (!force) return refuse('unknown-piece', 'You have no force of that name. Choose one of yours.', 'HX-117')
  const sum = order.units.reduce((total, { points }) => total + points, 0)
  if (sum > force.authorised)
    return refuse(
      'points',
      `These units cost ${String(sum)} points, and ${force.id} has ${String(force.authorised)}. Leave some out.`,
      'HX-116',
      { piece: force.id },
    )
  const units = unitsOf(force, order)
  const objection =
    lineObjection(force, order) ?? characterObjection(account, force, units) ?? reconObjection(force, units)
  if (objection) return { ok: false, problem: objection }
  return { ok: true, value: { kind: 'roster', force: force.id, units, price: 0 } }
}
