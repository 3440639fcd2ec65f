import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import type { EventThrows } from '../../../kit/lineDice.js'
import { RuleBug } from '../../../kit/result.js'
import { missionsOf } from '../data/missions.js'
import type { HexEvent } from '../events/events.js'
import { contextOf } from '../model/rulesContext.js'
import type { State } from '../model/state.js'
import type { Of } from './line.js'

/** What throws are named by: hexes as printed, and fights by their armies. */
interface Names {
  cell(cell: Cell): string
  fight(battle: string): string
}

const namesOf = (before: State, events: readonly HexEvent[]): Names => {
  const opened = events.find((event) => event.kind === 'opened')
  const context = contextOf(opened ?? before)
  const announced = events.flatMap((event) => (event.kind === 'battleOpened' ? [event.opened] : []))
  const keys = new Map([...before.battles, ...announced].map(({ id, key }): [string, string] => [id, key]))
  return {
    cell: (cell) => context.name(cell),
    fight: (battle) => {
      const key = keys.get(battle)
      if (key === undefined) throw new RuleBug(`nobody has announced ${battle}`)
      return key
    },
  }
}

const ones = (faces: readonly number[]): readonly (readonly number[])[] => faces.map((face) => [face])

const now = (name: string, subject: string, faces: EventThrows['faces'], seat?: SeatId): EventThrows => ({
  ...{ name, subject, ...(faces && { faces }), proof: 'now' },
  ...(seat !== undefined && { seat }),
})

/**
 * A fight's dice are named by both armies, which neither side may know of the other; and what chooses the mission is thrown for the same subject as what
 * may settle the fight later.
 */
const later = (name: string, subject: string, faces: EventThrows['faces'], seat?: SeatId): EventThrows => ({
  ...now(name, subject, faces, seat),
  proof: 'end',
})

/** Terrain is laid, not told of. */
const ofTerrain = ({ terrain }: Of<'missionSettled'>, key: string): readonly EventThrows[] =>
  terrain.flatMap((pieces, quarter): readonly EventThrows[] => {
    const of = `${key}:${String(quarter + 1)}`
    const laid = pieces.map((_, piece) => later('terrain.2d6', `${of}.${String(piece + 1)}`, undefined))
    return [later('terrain.d3', of, undefined), ...laid].map((one) => ({ ...one, hidden: true }))
  })

const ofMission = (event: Of<'missionSettled'>, key: string): readonly EventThrows[] => {
  const die = `mission.d${String(missionsOf(event.fight).length)}`
  return [...(event.rolled === null ? [] : [later(die, key, [[event.rolled]])]), ...ofTerrain(event, key)]
}

const ofChoice = ({ chose, seats }: Of<'battlePrepared'>, key: string): readonly EventThrows[] =>
  ([0, 1] as const).map((side) => later('choose.d6', `${key}:${seats[side]}`, ones(chose[side]), seats[side]))

/** HX-301, HX-340: in the order thrown. */
const ofResult = ({ result, seats }: Of<'battleResolved'>, key: string): readonly EventThrows[] =>
  ([0, 1] as const).flatMap((side): readonly EventThrows[] => {
    const { dispute, rollOff } = result
    const seat = seats[side]
    const of = (name: string, faces: readonly number[]) => later(name, `${key}:${seat}`, ones(faces), seat)
    const left = dispute?.faces[side]
    return [
      of(
        'coin.d6',
        [...(dispute?.coins ?? []), ...(rollOff?.coins ?? [])].map((pair) => pair[side]),
      ),
      of('left.d6', left === null || left === undefined ? [] : [left]),
      of('rolloff.d6', rollOff?.throws.flatMap((pair) => pair[side]) ?? []),
    ]
  })

const orders = { contest: 'contest.d6', raid: 'raidOrder.d6', meeting: 'meetingOrder.d6' } as const

type Ordered = Of<'orderRolled'>

/**
 * Who throws for a place in an order throws for hex and seat: several forces of one seat in turns, each round those who are still tied. The proof would give away
 * whose raid comes first, which nobody is told.
 */
const ofOrder = (event: Ordered, all: readonly Ordered[], names: Names): EventThrows => {
  const { what, at, seat, faces } = event
  const own = all.filter((other) => other.what === what && other.at === at && other.seat === seat)
  const before = (round: number): number =>
    own.reduce((sum, other) => sum + Math.min(other.faces.length, round), 0) +
    own.slice(0, own.indexOf(event)).filter((other) => other.faces.length > round).length
  return {
    ...later(orders[what], `${names.cell(at)}:${seat}`, ones(faces)),
    ordinals: faces.map((_, round) => before(round)),
  }
}

const ofFeatures = (event: Of<'featuresFound'>, hex: string): readonly EventThrows[] => [
  now('feature.d6', hex, ones(event.faces)),
  now('resource.2d6', hex, event.resourceFaces),
  now('hazard.d6', hex, ones(event.hazardFaces)),
]

const ofCrossing = ({ between, seats, throws }: Of<'crossingRolled'>, names: Names): readonly EventThrows[] =>
  ([0, 1] as const).map((side) => {
    const seat = seats[side]
    const edge = between.map(names.cell).join('-')
    return now('cross.d6', `${edge}:${seat}`, ones(throws.map((pair) => pair[side])), seat)
  })

const ofEvent = (event: HexEvent, names: Names, ordered: readonly Ordered[]): readonly EventThrows[] => {
  switch (event.kind) {
    case 'headquartersFound':
      return [now('resource.2d6', names.cell(event.at), event.faces)]
    case 'featuresFound':
      return ofFeatures(event, names.cell(event.at))
    case 'moveOrderSet':
      return event.throws.map(({ seat, faces }) => now('moveOrder.d6', seat, ones(faces)))
    case 'crossingRolled':
      return ofCrossing(event, names)
    case 'reconRolled':
      return [now('recon.d6', `${event.force}@${names.cell(event.at)}`, ones(event.faces), event.seat)]
    case 'orderRolled':
      return [ofOrder(event, ordered, names)]
    case 'battlePrepared':
      return ofChoice(event, names.fight(event.battle))
    case 'missionSettled':
      return ofMission(event, names.fight(event.battle))
    case 'battleResolved':
      return ofResult(event, names.fight(event.battle))
    case 'survivalRolled':
      return event.entered ? [] : [now('survive.d6', event.unit, ones(event.faces), event.seat)]
    case 'honourGained':
      return [now('honour.d6', event.unit, ones(event.faces))]
    default:
      return []
  }
}

/** The dice behind the lines. Where the headquarters lie, which no line tells, is thrown for without one. */
export const throwsOf = (before: State, events: readonly HexEvent[]): readonly (readonly EventThrows[])[] => {
  const names = namesOf(before, events)
  const ordered = events.filter((event) => event.kind === 'orderRolled')
  return events.map((event) => ofEvent(event, names, ordered))
}
