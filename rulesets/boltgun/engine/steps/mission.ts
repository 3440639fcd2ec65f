import type { PieceId, SeatId, Token } from '../../../kit/ids.js'
import { missionClass, type MissionRow } from '../data/missions.js'
import type { Laws } from '../laws.js'
import type { Fighter, Mission, Works } from '../battle.js'
import type { Banner, State } from '../state.js'
import type { Position } from './step.js'

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

interface Reading {
  readonly id: MissionRow['id']
  /** The attacker, or null where the roles are random. */
  readonly attacker: Fighter | null
  /** In a Breakout this side attacks instead. */
  readonly encircled: Fighter | null
}

const exactlyOne = ([a, b]: Sides, test: (side: Fighter) => boolean): Fighter | null =>
  test(a) === test(b) ? null : test(a) ? a : b

const other = ([a, b]: Sides, side: Fighter): Fighter => (side === a ? b : a)

/** The first row that fits the positions after movement. A retreater counts as not moved. */
const rowFor = (sides: Sides, { battlesOf, moved, retreated }: Situation): Reading => {
  const dug = (works: Works) => (side: Fighter) => side.works === works
  const went = (side: Fighter): boolean => moved.has(side.banner) && !retreated.has(side.banner)
  const entrenched = exactlyOne(sides, dug('entrenched'))
  if (entrenched) return { id: 'M1', attacker: other(sides, entrenched), encircled: null }
  const fortified = exactlyOne(sides, dug('fortified'))
  if (fortified) return { id: 'M2', attacker: other(sides, fortified), encircled: null }
  const beset = exactlyOne(sides, (side) => (battlesOf.get(side.banner) ?? 0) >= 2 && !went(side))
  if (beset) return { id: 'M3', attacker: other(sides, beset), encircled: beset }
  const mover = exactlyOne(sides, went)
  if (mover) return { id: 'M4', attacker: mover, encircled: null }
  return { id: sides.every(went) ? 'M5' : 'M6', attacker: null, encircled: null }
}

/** BG-318: a sole Raiders player attacks where roles are random; else a die decides, 1 for the first seat. */
const randomAttacker = ({ laws, dice }: Position, sides: Sides, id: Token): Fighter => {
  const raider = exactlyOne(sides, (side) => laws.has(side.seat, 'RAIDERS'))
  if (raider) return raider
  return dice.roll('attacker.d2', id)[0] === 1 ? sides[0] : sides[1]
}

/** BG-197, BG-198: row, die, class and attacker of a battle. */
export const missionOf = (at: Position, sides: Sides, situation: Situation, id: Token): Mission => {
  const reading = rowFor(sides, situation)
  // A retreater defends against anyone who is not retreating
  const fled = exactlyOne(sides, (side) => situation.retreated.has(side.banner))
  const attacker = fled ? other(sides, fled) : (reading.attacker ?? randomAttacker(at, sides, id))
  const [die = 1] = at.dice.roll('mission.d6', id)
  return settle(at.laws, sides, {
    situation: reading.id,
    attacker: attacker.seat,
    usual: attacker.seat,
    encircled: reading.encircled?.seat ?? null,
    die,
    shifts: [],
    city: false,
    class: 'BATTLE',
    nightAllowed: false,
  })
}

/** What follows from the die and the shifts declared so far: class, attacker of a Breakout, the city of the defender's sector. */
export const settle = (laws: Laws, sides: Sides, mission: Mission): Mission => {
  const die = mission.shifts.reduce((sum, shift) => sum + shift.by, mission.die)
  const row = missionClass(laws.settings['missions.table'], mission.situation, die)
  const breakout = row.class === 'BREAKOUT' ? mission.encircled : null
  const attacker: SeatId = breakout ?? mission.usual
  const defender = sides.find((side) => side.seat !== attacker) ?? sides[0]
  return { ...mission, ...row, attacker, city: laws.city[defender.at] === 1 }
}
