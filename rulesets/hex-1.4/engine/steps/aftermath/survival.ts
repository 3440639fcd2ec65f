import type { Dice } from '../../../../kit/dice.js'
import type { SeatId } from '../../../../kit/ids.js'
import { once } from '../../../../kit/memo.js'
import type { Battle } from '../../model/battle.js'
import { levelsReached } from '../../data/levels.js'
import type { UnitType } from '../../data/troops.js'
import type { HexEvent } from '../../events/events.js'
import type { Earned } from '../../events/postBattle.js'
import type { UnitReport } from '../../model/orders.js'
import type { Unit } from '../../model/pieces.js'
import type { Force, State } from '../../model/state.js'
import { awaitsDice, fromTable } from '../../fights/tableResult.js'

/** What the turn's fights did to one unit. */
export interface Toll {
  readonly force: Force
  readonly unit: Unit
  /** Models lost and fled for whom dice are thrown, and those who withdrew without (HX-298, HX-532). */
  readonly rolled: number
  readonly forfeited: number
  /** Points that a model of it is worth. */
  readonly each: number
  /** Models still on the table and fleeing below a quarter of the unit's strength (HX-365). */
  readonly fleeing: number
  readonly earned: Earned
}

/** HX-364, HX-366: the least face on which a model lives; the best of its types counts. */
export const livesOn = (types: readonly UnitType[]): number => {
  if (types.includes('HQ') || types.includes('SPECIAL_CHARACTER')) return 3
  return types.includes('VEHICLE') ? 4 : 5
}

interface Part {
  readonly battle: Battle
  readonly seat: SeatId
  readonly report: UnitReport | undefined
}

/** Fights on the table in which a force stood, in the order in which they were fought, with what was reported of its units. */
const fightsOf = ({ battles }: State, { id }: Force) =>
  battles.flatMap((battle) => {
    const { result } = battle
    const side = battle.sides.findIndex(({ force }) => force === id)
    return side < 0 || !result || !fromTable(result) ? [] : [{ battle, reports: result.units[side === 0 ? 0 : 1] }]
  })

/** HX-390, HX-391: fought, won, won by a major victory, units destroyed; a draw that dice decided is none that was won (HX-348, HX-398). */
const earnedIn = (state: State, { battle, seat, report }: Part): Earned => {
  const { result } = battle
  const kills = report?.kills ?? 0
  const counted = state.settings['xp.kills'] === 'once' ? Math.min(kills, 1) : kills
  const won = result?.winner === seat && result.rollOff === null
  return { fought: 1, won: won ? 1 : 0, major: won && result.degree === 'MAJOR' ? 1 : 0, kills: counted }
}

const noneEarned: Earned = { fought: 0, won: 0, major: 0, kills: 0 }

const together = (a: Earned, b: Earned): Earned => ({
  fought: a.fought + b.fought,
  won: a.won + b.won,
  major: a.major + b.major,
  kills: a.kills + b.kills,
})

/** HX-520: the fight in which nothing of the force was left. */
const wipedOutIn = (parts: readonly Part[], { units }: Force): Part | undefined =>
  parts.find(({ battle, seat }) => battle.result !== null && awaitsDice({ seat }, battle.kind, battle.result, units))

/** Points of a model: by the list, or, of an army without prices that was wiped out, its share of what the army had. */
const worthOf = ({ points, models }: Unit, wiped: Part | undefined): number => {
  const fighter = wiped?.battle.sides.find(({ seat }) => seat === wiped.seat)
  if (!fighter || fighter.roster.some((unit) => unit.points > 0)) return points / Math.max(1, models)
  return (
    fighter.points /
    Math.max(
      1,
      fighter.roster.reduce((sum, { alive }) => sum + alive, 0),
    )
  )
}

/** Points that a force has lost on tables this turn: dice bring back no more. */
export const lostOnTables = ({ battles }: Pick<State, 'battles'>, { id, seat }: Force): number =>
  battles.reduce((sum, { result, sides }) => {
    const side = sides.find(({ force }) => force === id)
    if (!side || !result || !fromTable(result) || result.withdrew === seat) return sum
    return sum + side.points - (result.left[seat] ?? side.points)
  }, 0)

const tollOf = (state: State, force: Force, unit: Unit, parts: readonly Part[]): Toll => {
  const lostIn = (withdrawn: boolean): number =>
    parts
      .filter(({ battle, seat }) => (battle.result?.withdrew === seat) === withdrawn)
      .reduce((sum, { report }) => sum + (report?.lost ?? 0) + (report?.fled ?? 0), 0)
  const wiped = wipedOutIn(parts, force)
  const forfeited = lostIn(true)
  // HX-520: all of it is lost
  const rolled = wiped ? Math.max(0, unit.alive - forfeited) : Math.min(lostIn(false), unit.alive)
  const last = parts[parts.length - 1]
  const rest = Math.max(0, unit.alive - rolled - forfeited)
  const flees = last?.report?.fleeing === true && last.battle.result?.withdrew !== force.seat
  return {
    force,
    unit,
    each: worthOf(unit, wiped),
    rolled,
    forfeited: Math.min(forfeited, unit.alive - rolled),
    fleeing: flees && rest * 4 < unit.alive ? rest : 0,
    earned: parts.map((part) => earnedIn(state, part)).reduce(together, noneEarned),
  }
}

/** HX-367, HX-368: units of every force that fought on the table and still stands, in the order of forces and rosters. */
export const tolls = once((state: State): readonly Toll[] =>
  state.forces.flatMap((force) => {
    const fights = fightsOf(state, force)
    if (fights.length === 0) return []
    return force.units
      .filter(({ alive }) => alive > 0)
      .map((unit) => {
        const told = ({ battle, reports }: (typeof fights)[number]): Part => ({
          ...{ battle, seat: force.seat },
          report: reports.find((entry) => entry.unit === unit.id),
        })
        return tollOf(state, force, unit, fights.map(told))
      })
  }),
)

/** HX-390, HX-392: what a unit has after its fights if so many of it live. */
export const experienceAfter = (
  state: State,
  { unit, rolled, forfeited, fleeing, earned }: Toll,
  alive: number,
): number => {
  const destroyed = unit.alive - rolled - forfeited - fleeing <= 0
  const lost = state.settings['xp.loss'] === 'at_destruction' ? destroyed : alive === 0
  return lost ? 0 : unit.experience + earned.fought + earned.won + earned.major + earned.kills
}

/** HX-394: honours that a unit may have and has not. */
export const honoursDue = (experience: number, honours: readonly string[]): number =>
  Math.max(0, levelsReached(experience) - honours.length)

/** HX-364: dice of one unit, those entered from the table first where the settings let players throw them. */
const facesFor = (state: State, toll: Toll, dice: Dice, entered: readonly number[] | undefined): readonly number[] => {
  const wanted = toll.rolled + toll.fleeing
  if (entered && state.settings['survival.rolls'] === 'table' && entered.length === wanted) return entered
  return Array.from({ length: wanted }, () => dice.roll('survive.d6', toll.unit.id)[0] ?? 1)
}

/** Points that a force has while its units are settled one after the other, and that may still come back to it. */
export interface Purse {
  readonly has: number
  readonly room: number
}

export const withGain = ({ authorised }: Force, { has }: Purse, gained: number): number =>
  Math.min(has + gained, authorised)

/** Survival and experience of one unit (HX-364, HX-390, HX-392, HX-396). */
export const settleUnit = (
  state: State,
  toll: Toll,
  dice: Dice,
  entered: readonly number[] | undefined,
  purse: Purse,
): readonly HexEvent[] => {
  const { each, force, unit, rolled, forfeited, fleeing, earned } = toll
  const of = { force: force.id, seat: force.seat, unit: unit.id, name: unit.name, seenBy: [force.seat] }
  const lives = livesOn(unit.types)
  const faces = facesFor(state, toll, dice, entered)
  const survivors = faces.slice(0, rolled).filter((face) => face >= lives).length
  const stayers = faces.slice(rolled).filter((face) => face >= lives).length
  const alive = unit.alive - rolled - forfeited - fleeing + survivors + stayers
  const experience = experienceAfter(state, toll, alive)
  const points = Math.min(purse.room, Math.round((survivors - (fleeing - stayers)) * each))
  const left = Math.max(0, withGain(force, purse, points))
  const thrown = { faces, lives, survivors: survivors + stayers, entered: faces === entered, alive, left }
  return [
    ...(faces.length === 0 ? [] : [{ kind: 'survivalRolled', ...thrown, ...of } as const]),
    {
      kind: 'unitChanged',
      alive,
      experience,
      earned,
      // HX-396
      honours: experience === 0 ? [] : unit.honours,
      points,
      ...of,
    },
  ]
}
