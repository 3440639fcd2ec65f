import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import { canonical } from '../../../kit/json.js'
import type { Battle, BattleResult, Fighter } from '../model/battle.js'
import { forceOf, forcesAt, groundAt, hexAt, seatOf } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import type { Lesson, Source } from '../events/knowledge.js'
import type { Sighted, Snapshot, State } from '../model/state.js'
import { fogOf } from './sight.js'
import {
  featuresOf,
  inBattle,
  inOrder,
  lossSnapshot,
  ownerOf,
  reconSnapshot,
  sighted,
  sightedAll,
  uplinkSnapshot,
} from './sighting.js'

export const learnt = (seat: SeatId, source: Source, lessons: readonly Lesson[]): HexEvent => ({
  kind: 'learnt',
  seat,
  source,
  lessons,
  seenBy: [seat],
})

/** Under `dark` fog alone the last owner seen is something to keep (HX-511). */
const owner = (state: State, cell: Cell): Pick<Lesson, 'owner'> =>
  fogOf(state) === 'dark' ? { owner: ownerOf(hexAt(state, cell), state.turn) } : {}

const features = (state: State, cell: Cell): Pick<Lesson, 'features' | 'owner'> => ({
  features: featuresOf(hexAt(state, cell), state.turn),
  ...owner(state, cell),
})

/** Any force came through a hex: its features stay known (HX-503). The state is the one after they were rolled; `fresh`: for this entry, so that they were told. */
export const entered = (state: State, seat: SeatId, cell: Cell, fresh: boolean): readonly HexEvent[] => {
  const seen = features(state, cell)
  const known = seatOf(state, seat).knowledge.features[cell]
  const news = !fresh && canonical({ ...known, asOf: 0 }) !== canonical({ ...seen.features, asOf: 0 })
  return [learnt(seat, news ? 'found' : 'entry', [{ at: cell, ...seen }])]
}

/** The recon force of a seat that looks at a hex. */
export const scoutAt = (state: State, seat: SeatId, cell: Cell): Pick<Lesson, 'by'> => {
  const scout = forcesAt(state, cell).find((force) => force.seat === seat && force.class === 'RF')
  return scout ? { by: scout.id } : {}
}

/** HX-249, HX-250: a recon force came in undetected, or needed no roll. Not for a hex of its own. */
export const reconReport = (state: State, seat: SeatId, cell: Cell): readonly HexEvent[] => [
  learnt(seat, 'recon', [
    { at: cell, ...features(state, cell), snapshot: reconSnapshot(state, seat, cell), ...scoutAt(state, seat, cell) },
  ]),
]

/** HX-161. */
export const uplinkReport = (state: State, seat: SeatId, cell: Cell): readonly HexEvent[] => [
  learnt(seat, 'uplink', [{ at: cell, ...features(state, cell), snapshot: uplinkSnapshot(state, seat, cell) }]),
]

/** HX-504: right after `cell` has ceased to be the seat's, before anything else happens to it. */
export const hexLost = (state: State, seat: SeatId, cell: Cell): readonly HexEvent[] => [
  learnt(seat, 'loss', [{ at: cell, ...features(state, cell), snapshot: lossSnapshot(state, seat, cell) }]),
]

/** HX-503: the saboteur knows what he has destroyed. The state is the one after it. */
export const sabotageSeen = (state: State, seat: SeatId, cell: Cell): readonly HexEvent[] => {
  const hex = hexAt(state, cell)
  const old = seatOf(state, seat).knowledge.snapshots[cell]
  const known = old?.facilities?.filter((facility) => hex.facilities.includes(facility))
  const snapshot = old && known ? { snapshot: { ...old, facilities: known } } : {}
  return [learnt(seat, 'sabotage', [{ at: cell, ...features(state, cell), ...snapshot }])]
}

/** HX-507: a garrison that reacts is seen by every invader whom it faces; of its hex no more than that it has one. */
export const garrisonRevealed = (state: State, garrison: PieceId, invaders: readonly SeatId[]): readonly HexEvent[] => {
  const force = forceOf(state, garrison)
  const hex = hexAt(state, force.at)
  const snapshot: Snapshot = {
    asOf: state.turn,
    owner: hex.owner,
    facilities: ['GARRISON'],
    forces: [sighted(force)],
  }
  return invaders.map((seat) => learnt(seat, 'garrison', [{ at: force.at, snapshot, ...owner(state, force.at) }]))
}

const placeOf = ({ at }: Battle, { from }: Fighter): Cell => from ?? at

/** HX-505: who fights for a hex has all its troops before his eyes; not those of a raided hex, nor where a garrison came from. */
const seesGround = ({ at, kind }: Battle, place: Cell): boolean =>
  place === at && (kind === 'BATTLE' || kind === 'STANDARD')

/** What a fighter saw of the facilities where his enemy stood: what acts on the table in a contest, else what he knew before. */
const facilitiesSeen = (state: State, seat: SeatId, battle: Battle, place: Cell): Snapshot['facilities'] =>
  seesGround(battle, place)
    ? inBattle(hexAt(state, place).facilities)
    : (seatOf(state, seat).knowledge.snapshots[place]?.facilities ?? null)

const enemyOf = ({ sides: [first, second] }: Battle, seat: SeatId): Fighter | null =>
  first.seat === seat ? second : second.seat === seat ? first : null

/** What a seat has learnt of a hex in this very turn: a scout's report, a satellite's, an earlier fight's. */
const learntNow = (state: State, seat: SeatId, place: Cell): Snapshot | null => {
  const old = seatOf(state, seat).knowledge.snapshots[place]
  return old?.asOf === state.turn ? old : null
}

/** HX-531: of the troops that were reported earlier in the turn those that one still sees there, as they stand now. Recon forces hide from a fighter. */
const stillThere = (reported: readonly Sighted[], seen: readonly Sighted[]): readonly Sighted[] => {
  const left = [...seen].sort((a, b) => b.points - a.points)
  return reported.flatMap((one) => {
    if (one.class === 'RF') return [one]
    const now = left.findIndex(
      (each) => each.seat === one.seat && each.class === one.class && each.points <= one.points,
    )
    return now < 0 ? [] : left.splice(now, 1)
  })
}

/** Troops that were reported earlier in the turn beside the army that one fights; where the ground is before one's eyes, without those that have left. */
const besides = (state: State, battle: Battle, seat: SeatId, enemy: Fighter): readonly Sighted[] => {
  const place = placeOf(battle, enemy)
  const reported = learntNow(state, seat, place)?.forces ?? []
  const fought = reported.findIndex(
    (each) => each.seat === enemy.seat && each.class === enemy.class && each.points === enemy.points,
  )
  const others = reported.filter((_, at) => at !== fought)
  if (!seesGround(battle, place)) return others
  const ground = groundAt(state, place).filter((force) => force.seat !== seat && force.id !== enemy.force)
  return stillThere(others, sightedAll(ground))
}

/** HX-505: the army that one has fought, as it stands after the fight. HX-531: it takes its own place in what was seen there in the same turn. */
const fought = (state: State, battle: Battle, seat: SeatId, enemy: Fighter, points: number): Snapshot['forces'] => {
  const others = besides(state, battle, seat, enemy)
  const units = state.forces.find(({ id }) => id === enemy.force)?.units ?? enemy.roster
  const { class: kind } = enemy
  return inOrder(points > 0 ? [...others, sighted({ seat: enemy.seat, class: kind, points, units })] : others)
}

/** HX-531: of two lists of the same turn nothing is lost. */
const joined = (old: Snapshot['facilities'], now: Snapshot['facilities']): Snapshot['facilities'] =>
  old && now ? [...old, ...now.filter((facility) => !old.includes(facility))] : (old ?? now)

/** After a fight's losses are taken: what both sides keep of the army they fought. Who owns the ground sees it anyway. */
export const afterFight = (state: State, battle: Battle, result: BattleResult): readonly HexEvent[] =>
  battle.sides.flatMap(({ seat }) => {
    const enemy = enemyOf(battle, seat)
    if (!enemy) return []
    const place = placeOf(battle, enemy)
    const hex = hexAt(state, place)
    if (hex.owner === seat) return []
    const old = learntNow(state, seat, place)
    const snapshot: Snapshot = {
      asOf: state.turn,
      owner: hex.owner,
      facilities: joined(old?.facilities ?? null, facilitiesSeen(state, seat, battle, place)),
      forces: fought(state, battle, seat, enemy, result.left[enemy.seat] ?? enemy.points),
    }
    return [learnt(seat, 'battle', [{ at: place, snapshot, ...owner(state, place) }])]
  })
