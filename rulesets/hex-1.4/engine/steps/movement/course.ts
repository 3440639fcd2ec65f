import type { Dice } from '../../../../kit/dice.js'
import type { Cell } from '../../../../kit/grid.js'
import { ruleId, type PieceId, type RuleId, type SeatId } from '../../../../kit/ids.js'
import { controlledBy, groundAt, hexAt } from '../../model/control.js'
import { closedHexes } from '../../model/reserved.js'
import type { ForceClass } from '../../data/troops.js'
import type { HexEvent } from '../../events/events.js'
import { contextOf } from '../../model/rulesContext.js'
import { airstripsOf, hasReconCentre } from '../../orderValidation/caps.js'
import type { MoveGround, MoveProblem, Purse } from '../../orderValidation/movement.js'
import type { MoveOrder } from '../../model/orders.js'
import type { State, TurnMemory } from '../../model/state.js'
import { append, type Played } from '../played.js'

/** Why a force goes no further than where it is, whatever its path says. */
export interface Halt {
  readonly code: 'pressed' | 'second' | 'contested' | 'enemy-hex' | 'recon' | 'met' | 'crowded'
  readonly rule: RuleId
}

/** Why a path ends early; a report names it by its code. */
type Cut = Pick<MoveProblem, 'code' | 'rule'>

export const reconRangeEnds: Cut = { code: 'too-far', rule: ruleId('HX-240') }

/** One force under orders, as it goes. */
export interface March {
  readonly seat: SeatId
  readonly force: PieceId
  readonly class: ForceClass
  readonly points: number
  readonly order: MoveOrder
  /** Hexes where it has been, its first one first. */
  trail: readonly Cell[]
  /** Hexes of its path that are still before it. */
  rest: readonly Cell[]
  purse: Purse
  halt: Halt | null
  /** Why its path is illegal behind `rest`, as it could be judged before anybody moved. */
  readonly flaw: Cut | null
  /** Its path is illegal from here on. */
  cut: Cut | null
  lost: boolean
  /** Hexes that it rolled to enter. */
  readonly rolled: Set<Cell>
}

/** A Movement phase under way: the state as it stands, and what Battle and Post-Battle will ask for. */
export interface Course {
  played: Played
  readonly dice: Dice
  /** As Movement opened. */
  readonly start: State
  /** Garrisons that are to react, where that is optional. */
  readonly reacting: ReadonlySet<PieceId>
  /** Of every player who has moved. */
  readonly marches: March[]
  readonly homes: Map<Cell, readonly SeatId[]>
  readonly meetings: Map<Cell, ReadonlySet<PieceId>>
  readonly reactions: TurnMemory['reactions'][number][]
}

export const play = (course: Course, events: readonly HexEvent[]): void => {
  course.played = append(course.played, events)
}

export const placeOf = ({ trail }: Pick<March, 'trail'>): Cell => trail.at(-1) ?? 0

export const startOf = ({ trail }: Pick<March, 'trail'>): Cell => trail[0] ?? 0

/** One step further along its path. */
export const step = (march: March): void => {
  march.trail = [...march.trail, ...march.rest.slice(0, 1)]
  march.rest = march.rest.slice(1)
}

/** Still able to go on. */
export const isGoing = ({ halt, cut, lost, rest }: March): boolean => !halt && !cut && !lost && rest.length > 0

export const stepped = (marches: readonly March[]): readonly HexEvent[] =>
  marches.map((march) => ({ kind: 'forceStepped', force: march.force, at: placeOf(march), seenBy: 'referee' }))

/** Seats whose CF or OF stand in a hex, in seat order. */
export const holdersAt = (state: State, cell: Cell): readonly SeatId[] => {
  const there = groundAt(state, cell)
  return state.seats.flatMap(({ id }) => (there.some(({ seat }) => seat === id) ? [id] : []))
}

/** What a seat's paths are judged by as things stand (HX-196, HX-222). */
export const groundOf = (state: State, seat: SeatId, start: State): MoveGround => {
  const own = controlledBy(state, seat).map((cell) => hexAt(state, cell))
  return {
    context: contextOf(state),
    seat,
    airstrips: airstripsOf(own),
    reconCentre: hasReconCentre(own),
    movers: state.forces.filter((force) => force.seat === seat),
    holding: (cell) => {
      const { owner, ruined } = hexAt(state, cell)
      return owner === null || ruined ? 'open' : owner === seat ? 'own' : 'enemy'
    },
    pinned: (cell) => hexAt(state, cell).contested,
    barred: (cell) => hexAt(start, cell).contested,
    closed: (cell) => closedHexes(start).has(cell),
    enemies: (cell) => groundAt(state, cell).some((force) => force.seat !== seat),
    works: (cell) => hexAt(state, cell),
  }
}
