import type { Cell } from '../../kit/grid.js'
import type { SeatId } from '../../kit/ids.js'
import { squareGrid } from '../../kit/square.js'
import type { BoltgunEvent } from '../engine/events.js'
import { disputed, type Banner, type Battle, type Holder, type State } from '../engine/state.js'
import { knowsRelic } from '../engine/steps/relics.js'
import { pairOf } from './sheets.js'

type Plain = Readonly<Record<string, unknown>>

/** One turn as it was played. */
export interface PlayedTurn {
  readonly state: State
  readonly events: readonly BoltgunEvent[]
}

const byId = <Item>(items: readonly Item[], entry: (item: Item) => readonly [string, unknown]): Plain =>
  Object.fromEntries(items.map(entry))

/** What happened to each battle, from the events of its turn. */
const battlesOf = (events: readonly BoltgunEvent[]): readonly Battle[] => {
  const battles = new Map<string, Battle>()
  for (const event of events) {
    if (event.kind === 'battleJoined') battles.set(event.battle.id, event.battle)
    const battle = 'battle' in event && typeof event.battle === 'string' ? battles.get(event.battle) : undefined
    if (!battle) continue
    if (event.kind === 'missionShifted') battles.set(battle.id, { ...battle, mission: event.mission })
    if (event.kind === 'battleResolved') battles.set(battle.id, { ...battle, result: event.result })
  }
  return [...battles.values()]
}

const banner = (state: State, { id, at, level, works, mustRetreat, node }: Banner, name: (cell: Cell) => string) => ({
  at: name(at),
  level,
  works: works.toUpperCase(),
  mustRetreat: mustRetreat !== null,
  node,
  relics: state.relics.filter(({ place }) => place.kind === 'carried' && place.by === id).map((relic) => relic.id),
})

const abstractOf = (battle: Battle): Plain | null => {
  const abstract = battle.result?.abstract
  if (!abstract) return null
  const [a, b] = battle.sides
  return {
    winner: abstract.winner,
    margin: abstract.margin,
    lost: { [a.seat]: abstract.lost[0], [b.seat]: abstract.lost[1] },
  }
}

const attritionOf = (events: readonly BoltgunEvent[], ids: readonly string[]): Plain => {
  const taken = new Map<string, number>(ids.map((id) => [id, 0]))
  for (const event of events)
    if (event.kind === 'attritionTaken') taken.set(event.banner, (taken.get(event.banner) ?? 0) + event.attrition)
  return Object.fromEntries(taken)
}

const missionOf = ({ mission }: Battle): Plain | null =>
  mission && {
    situation: mission.situation,
    attacker: mission.attacker,
    class: mission.class,
    city: mission.city,
  }

/** Words of the cases for orders that the engine calls otherwise. */
const orderWord = (kind: string): string => (kind === 'nameNode' ? 'node' : kind)
/** A contradictory pair, and what falls with another order, is neither refused nor void in the cases' sense. */
const together: readonly string[] = ['contradictory', 'other-illegal']

const ordersOf = (events: readonly BoltgunEvent[]): Plain => ({
  refused: events.flatMap((event) =>
    event.kind === 'orderRefused' && !together.includes(event.code)
      ? [{ player: event.seat, banner: event.banner, order: orderWord(event.order) }]
      : [],
  ),
  void: events.flatMap((event) =>
    event.kind === 'orderVoid' ? [{ banner: event.banner, order: orderWord(event.order) }] : [],
  ),
})

const relicsOf = (state: State, name: (cell: Cell) => string): Plain =>
  byId(state.relics, ({ id, place }) => [
    id,
    place.kind === 'destroyed' ? null : place.kind === 'carried' ? { carrier: place.by } : { at: name(place.at) },
  ])

const cellsOf = (state: State, holder: Holder, name: (cell: Cell) => string): readonly string[] =>
  state.hold.flatMap((held, cell) => (held === holder ? [name(cell)] : []))

/** What a seat's map shows of occupation, sector by sector. */
const shownOf = (state: State, runs: readonly number[], name: (cell: Cell) => string): Plain => {
  const shown: Record<string, string | null> = {}
  for (let at = 0; at + 2 < runs.length; at += 3) {
    const [first = 0, length = 0, holder = 0] = runs.slice(at, at + 3)
    for (let cell = first; cell < first + length; cell += 1)
      shown[name(cell)] = holder === disputed ? 'disputed' : holder > 0 ? (state.seats[holder - 1]?.id ?? null) : null
  }
  return shown
}

const knowledgeOf = (state: State, seat: SeatId, name: (cell: Cell) => string): Plain => {
  const own = state.seats.find((entry) => entry.id === seat)
  if (!own) return {}
  const { knowledge } = own
  return {
    sees: knowledge.sightings.map(({ seat: owner, at, level }) => ({
      owner,
      at: name(at),
      ...(level === null ? {} : { level }),
    })),
    captures: knowledge.captures.map(({ sector, at, level }) => ({
      sector: name(sector),
      at: at === null ? null : name(at),
      ...(level === null ? {} : { level }),
    })),
    ownership: shownOf(state, knowledge.ownership, name),
    features: [
      ...knowledge.features,
      ...state.relics.filter((relic) => knowsRelic(state, seat, relic)).map(({ id }) => id),
    ],
  }
}

const perSeat = (state: State, key: string, name: (cell: Cell) => string): Plain =>
  byId(state.seats, (seat) => [seat.id, knowledgeOf(state, seat.id, name)[key]])

/** Everything that `expect` may name, at the end of a turn. */
export const observe = ({ state, events }: PlayedTurn, ids: readonly string[]): Plain => {
  const grid = squareGrid(state.board.width, state.board.height)
  const name = (cell: Cell): string => grid.name(cell)
  const battles = battlesOf(events)
  return {
    banners: byId(state.banners, (entry) => [entry.id, banner(state, entry, name)]),
    owned: byId(state.seats, (seat) => [seat.id, cellsOf(state, state.seats.indexOf(seat) + 1, name)]),
    ownedCount: byId(state.seats, (seat) => [seat.id, cellsOf(state, state.seats.indexOf(seat) + 1, name).length]),
    disputed: cellsOf(state, disputed, name),
    battles: battles.map(pairOf),
    fought: battles.filter((battle) => battle.result?.how !== 'automatic').map(pairOf),
    abr: byId(battles, (battle) => [pairOf(battle), abstractOf(battle)]),
    attrition: attritionOf(events, ids),
    missions: byId(battles, (battle) => [pairOf(battle), missionOf(battle)]),
    ...ordersOf(events),
    relics: relicsOf(state, name),
    eliminated: state.seats.filter((seat) => seat.eliminated).map(({ id }) => id),
    champion: state.outcome?.champion ?? null,
    ...byId(['sees', 'captures', 'ownership', 'features'], (key) => [key, perSeat(state, key, name)]),
  }
}
