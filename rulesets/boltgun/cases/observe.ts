import type { Cell } from '../../kit/grid.js'
import type { SeatId } from '../../kit/ids.js'
import { unpackLayer } from '../../kit/packed.js'
import { squareGrid } from '../../kit/square.js'
import type { BoltgunEvent } from '../engine/model/events.js'
import { viewFor } from '../engine/fog.js'
import type { Battle } from '../engine/model/battle.js'
import { disputed, type Banner, type Holder, type State } from '../engine/model/state.js'
import { knowsRelic } from '../engine/supply/relics.js'
import type { BoltgunView } from '../engine/view/view.js'
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

/** A level that is not known is left out. */
const levelled = (entry: Plain, level: number | null): Plain => (level === null ? entry : { ...entry, level })

/** What a seat's map shows of occupation, sector by sector. */
const shownOf = (view: BoltgunView, name: (cell: Cell) => string): Plain => {
  const layer = view.cells.find(({ key }) => key === 'owner')
  const hidden = ['unseen', 'nobody']
  return Object.fromEntries(
    (layer ? unpackLayer(layer) : []).map((owner, cell) => [name(cell), hidden.includes(owner) ? null : owner]),
  )
}

/** What a seat is shown: from its view, never from the state but for what lies where it was. */
const knowledgeOf = (state: State, seat: SeatId, name: (cell: Cell) => string): Plain => {
  const view = viewFor(state, { kind: 'seat', seat })
  const lying = new Set(state.relics.filter((relic) => knowsRelic(state, seat, relic)).map(({ label }) => label))
  return {
    sees: view.contacts.map(({ seat: owner, at, size }) => levelled({ owner, at }, size)),
    captures: view.detail.captures.map(({ sector, at, level }) => levelled({ sector, at }, level)),
    ownership: shownOf(view, name),
    // A relic that has been carried off since is remembered, but lies there no more
    features: view.marks.filter(({ kind, label }) => kind !== 'relic' || lying.has(label)).map(({ label }) => label),
  }
}

/** Everything that `expect` may name, at the end of a turn. */
export const observe = ({ state, events }: PlayedTurn, ids: readonly string[]): Plain => {
  const grid = squareGrid(state.board.width, state.board.height)
  const name = (cell: Cell): string => grid.name(cell)
  const battles = battlesOf(events)
  const known = new Map(state.seats.map(({ id }) => [id, knowledgeOf(state, id, name)]))
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
    ...byId(['sees', 'captures', 'ownership', 'features'], (key) => [
      key,
      byId(state.seats, (seat) => [seat.id, known.get(seat.id)?.[key]]),
    ]),
  }
}
