import type { PieceId, SeatId, Token } from '../../../../kit/ids.js'
import { RuleBug } from '../../../../kit/result.js'
import { missionClass, missionTitle, rowOf, tableOf, type Condition, type MissionRow } from '../../data/missionTable.js'
import type { Fighter, Mission, Works } from '../../model/battle.js'
import type { Banner, State } from '../../model/state.js'
import type { Position } from '../../steps/step.js'

type Sides = readonly [Fighter, Fighter]

/** What the mission table asks of the turn. */
export interface Situation {
  readonly battlesOf: ReadonlyMap<PieceId, number>
  readonly moved: ReadonlySet<PieceId>
  readonly retreated: ReadonlySet<PieceId>
}

export const situationOf = (state: State, pairs: readonly (readonly [Banner, Banner])[]): Situation => {
  const battlesOf = new Map<PieceId, number>()
  for (const { id } of pairs.flat()) battlesOf.set(id, (battlesOf.get(id) ?? 0) + 1)
  return {
    battlesOf,
    moved: new Set(state.memory.moved),
    retreated: new Set(state.memory.retreated.map(({ banner }) => banner)),
  }
}

const exactlyOne = ([a, b]: Sides, test: (side: Fighter) => boolean): Fighter | null =>
  test(a) === test(b) ? null : test(a) ? a : b

const other = ([a, b]: Sides, side: Fighter): Fighter => (side === a ? b : a)

/** What each condition asks of one side. A retreater counts as not moved. */
const testsOf = ({ battlesOf, moved, retreated }: Situation) => {
  const works =
    (...kinds: readonly Works[]) =>
    (side: Fighter) =>
      kinds.includes(side.works)
  const went = (side: Fighter): boolean => moved.has(side.banner) && !retreated.has(side.banner)
  return {
    entrenched: works('entrenched'),
    fortified: works('fortified'),
    inWorks: works('fortified', 'entrenched'),
    beset: (side: Fighter) => (battlesOf.get(side.banner) ?? 0) >= 2 && !went(side),
    went,
    fled: (side: Fighter) => retreated.has(side.banner),
  }
}

/** Whether a condition holds; where it names a side, that side. */
const holds = (sides: Sides, situation: Situation, condition: Condition): Fighter | boolean => {
  const { entrenched, fortified, inWorks, beset, went, fled } = testsOf(situation)
  switch (condition) {
    case 'one_entrenched':
      return exactlyOne(sides, entrenched) ?? false
    case 'one_fortified':
      return exactlyOne(sides, fortified) ?? false
    case 'one_in_works':
      return exactlyOne(sides, inWorks) ?? false
    case 'one_beset':
      return exactlyOne(sides, beset) ?? false
    case 'one_moved':
      return exactlyOne(sides, went) ?? false
    case 'one_retreated':
      return exactlyOne(sides, fled) ?? false
    case 'both_in_works':
      return sides.every(inWorks)
    case 'none_in_works':
      return !sides.some(inWorks)
    case 'both_moved':
      return sides.every(went)
    case 'none_moved':
      return !sides.some(went)
  }
}

interface Reading {
  readonly id: MissionRow['id']
  /** The attacker, or null where the roles are random. */
  readonly attacker: Fighter | null
  /** In a Breakout this side attacks instead. */
  readonly encircled: Fighter | null
}

/** The first row that fits the positions after movement. */
const rowFor = ({ context }: Position, sides: Sides, situation: Situation): Reading => {
  for (const { id, situation: wanted, attacker } of tableOf(context.settings['missions.table'])) {
    const found = wanted.map((condition) => holds(sides, situation, condition))
    if (found.includes(false)) continue
    const named = found.find((side): side is Fighter => typeof side !== 'boolean') ?? null
    if (!named || attacker === 'random') return { id, attacker: null, encircled: null }
    const attacks = attacker === 'named' ? named : other(sides, named)
    return { id, attacker: attacks, encircled: attacker === 'breakout' ? named : null }
  }
  throw new RuleBug('no row of the mission table fits')
}

/** BG-318: a sole Raiders player attacks where roles are random; else a die decides, 1 for the first seat. */
const randomAttacker = ({ context, dice }: Position, sides: Sides, id: Token): Fighter => {
  const raider = exactlyOne(sides, (side) => context.has(side.seat, 'RAIDERS'))
  if (raider) return raider
  return dice.roll('attacker.d2', id)[0] === 1 ? sides[0] : sides[1]
}

/** BG-197, BG-198: row, die, class and attacker of a battle. */
export const missionOf = (at: Position, sides: Sides, situation: Situation, id: Token): Mission => {
  const reading = rowFor(at, sides, situation)
  // A retreater defends against anyone who is not retreating
  const fled = exactlyOne(sides, (side) => situation.retreated.has(side.banner))
  const attacker = fled ? other(sides, fled) : (reading.attacker ?? randomAttacker(at, sides, id))
  const [die = 1] = at.dice.roll('mission.d6', id)
  return settle(at, sides, {
    situation: reading.id,
    attacker: attacker.seat,
    usual: attacker.seat,
    encircled: reading.encircled?.seat ?? null,
    die,
    shifts: [],
    city: false,
    class: 'BATTLE',
    title: '',
    nightAllowed: false,
  })
}

/** What follows from the die and the shifts declared so far: class, attacker of a Breakout, the city of the defender's sector (BG-053, A-48). */
export const settle = (
  { context, state }: Pick<Position, 'context' | 'state'>,
  sides: Sides,
  mission: Mission,
): Mission => {
  const die = mission.shifts.reduce((sum, shift) => sum + shift.by, mission.die)
  const table = context.settings['missions.table']
  const { night_allowed: nightAllowed, city_variant: cities } = rowOf(table, mission.situation)
  const named = missionClass(table, mission.situation, die)
  const breakout = named === 'BREAKOUT' ? mission.encircled : null
  const attacker: SeatId = breakout ?? mission.usual
  const defender = sides.find((side) => side.seat !== attacker) ?? sides[0]
  const city = cities && context.city[defender.at] === 1
  return { ...mission, class: named, title: missionTitle(state.missionNames, named), attacker, nightAllowed, city }
}
