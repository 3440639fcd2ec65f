import { slotOf } from '../data/slots.js'
import type { RosterLine, UpkeepOrder } from '../model/orders.js'
import { worth, type Unit } from '../model/pieces.js'
import { capsStanding, ownForce, refuse, type Account, type Objection, type OwnForce } from './account.js'
import type { Judged } from './deal.js'
import { chartObjection } from './chart.js'
import { mostReconHq } from './composition.js'
import { why } from './refusal.js'

type Roster = Extract<UpkeepOrder, { readonly kind: 'roster' }>

/** Most units of a roster, so that an order stays small. */
export const mostUnits = 60

/** The last number given to units of a force, also of those that have gone to another with a part of it. */
const lastNumber = ({ forces }: Account, { id }: OwnForce): number => {
  const stem = `${id}-U`
  const numbers = forces.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.id.startsWith(stem) ? [Number(unit.id.slice(stem.length)) || 0] : [])),
  )
  return Math.max(0, ...numbers)
}

/** Units of a roster as its player writes it: those that stand keep losses, experience and honours, new ones get ids. */
const unitsOf = (account: Account, force: OwnForce, { units }: Roster): readonly Unit[] => {
  let last = lastNumber(account, force)
  return units.map(({ id, name, types, models, points, slot }) => {
    const body = { name, types, models, points, ...(slot === undefined ? {} : { slot }) }
    const old = force.units.find((unit) => unit.id === id)
    if (old) return { ...old, ...body, alive: Math.max(0, models - (old.models - old.alive)) }
    last += 1
    return { id: `${force.id}-U${String(last)}`, ...body, alive: models, experience: 0, honours: [] }
  })
}

const characters = (units: readonly Unit[]): number =>
  units.filter(({ types }) => types.includes('SPECIAL_CHARACTER')).length

/** HX-118, HX-522: no more special characters than standing fortresses allow; those that one has may stay. */
const characterObjection = (account: Account, force: OwnForce, units: readonly Unit[]): Objection | null => {
  const others = account.forces
    .filter(({ id }) => id !== force.id)
    .reduce((sum, other) => sum + characters(other.units), 0)
  const cap = capsStanding(account).specialCharacters
  return characters(units) > characters(force.units) && others + characters(units) > cap
    ? refuse('characters', why('specialCharacters', { cap }), 'HX-118', { piece: force.id }).problem
    : null
}

/** HX-124, as far as a roster tells it. */
const reconObjection = (force: OwnForce, units: readonly Unit[]): Objection | null => {
  if (force.class !== 'RF' || units.length === 0) return null
  const where = { piece: force.id }
  const dear = units.find((unit) => slotOf(unit) === 'HQ' && unit.points > mostReconHq)
  if (dear) return refuse('dear-hq', why('dearHq', { most: mostReconHq, points: dear.points }), 'HX-124', where).problem
  return units.some((unit) => ['TROOPS', 'FAST_ATTACK'].includes(slotOf(unit)))
    ? null
    : refuse('no-core', why('noCore', {}), 'HX-124', where).problem
}

const lineObjection = (force: OwnForce, { units }: Roster): Objection | null => {
  const where = { piece: force.id }
  if (units.length > mostUnits)
    return refuse('too-long', why('rosterTooLong', { most: mostUnits }), 'HX-117', where).problem
  const stated = units.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const stranger = stated.find((id) => !force.units.some((unit) => unit.id === id))
  if (stranger !== undefined)
    return refuse('unknown-unit', why('unknownUnit', { force: force.id, unit: stranger }), 'HX-117', where).problem
  if (units.some(({ points }) => points < 1))
    return refuse('no-points', why('unitNeedsPoints', {}), 'HX-524', where).problem
  return new Set(stated).size < stated.length ? refuse('twice', why('unitTwice', {}), 'HX-117', where).problem : null
}

const isResized = ({ models, points }: RosterLine, old: Unit): boolean => models !== old.models || points !== old.points

/** HX-524: a unit that has fought is what it was, and one that has lost models has as many as it had. */
const veteranObjection = (force: OwnForce, { units }: Roster): Objection | null => {
  const changed = units.find((line) => {
    const old = force.units.find(({ id }) => id === line.id)
    if (!old) return false
    const worn = old.alive < old.models
    const fought = worn || old.experience > 0 || old.honours.length > 0
    return (worn && isResized(line, old)) || (fought && [...line.types].sort().join() !== [...old.types].sort().join())
  })
  return changed
    ? refuse('veteran', why('veteran', { unit: changed.name }), 'HX-524', { piece: force.id }).problem
    : null
}

/** HX-524: new and larger units are paid from the points that are alive, so that no list brings back what was lost. */
const worthObjection = (force: OwnForce, { units: lines }: Roster, units: readonly Unit[]): Objection | null => {
  const grows = lines.some((line) => {
    const old = force.units.find(({ id }) => id === line.id)
    return !old || isResized(line, old)
  })
  const sum = Math.round(units.reduce((total, unit) => total + worth(unit), 0))
  const beyond = why('aliveBeyond', { sum, force: force.id, points: force.points })
  return grows && sum > force.points ? refuse('points', beyond, 'HX-116', { piece: force.id }).problem : null
}

/** HX-117: what a force consists of, within the points that were bought for it and the organisation chart. */
export const roster = (account: Account, order: Roster): Judged => {
  const force = ownForce(account, order.force)
  if (!force) return refuse('unknown-piece', why('unknownOwn', {}), 'HX-117')
  const sum = order.units.reduce((total, { points }) => total + points, 0)
  if (sum > force.authorised) {
    const beyond = why('unitsBeyond', { sum, force: force.id, points: force.authorised })
    return refuse('points', beyond, 'HX-116', { piece: force.id })
  }
  const units = unitsOf(account, force, order)
  const objection =
    lineObjection(force, order) ??
    veteranObjection(force, order) ??
    worthObjection(force, order, units) ??
    chartObjection(account, force, units) ??
    characterObjection(account, force, units) ??
    reconObjection(force, units)
  if (objection) return { ok: false, problem: objection }
  return { ok: true, value: { kind: 'roster', force: force.id, units, price: 0 } }
}
