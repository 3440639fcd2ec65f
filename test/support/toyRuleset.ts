import type { Ask } from '@muster/rulesets/kit/asks.js'
import { isFor, type GameEvent } from '@muster/rulesets/kit/events.js'
import {
  askId,
  groupId,
  pieceId,
  ruleId,
  rulesetId,
  token,
  type PieceId,
  type SeatId,
  type Token,
} from '@muster/rulesets/kit/ids.js'
import type { OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import { fail, ok } from '@muster/rulesets/kit/result.js'
import type { Outcome, Ruleset } from '@muster/rulesets/kit/ruleset.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { type Classes, throughout } from '@muster/rulesets/kit/secrecy.js'
import type { GameView, ReportLine, Viewer } from '@muster/rulesets/kit/view.js'
import { freely, report } from './lines.js'
import { toyThrows } from './toyThrows.js'

/**
 * Lanterns: the smallest game with fog that uses all of the contract. Scouts walk one square a turn in the dark and see their own and the next
 * squares. Where enemies meet, dice say who is routed; his player chooses where he runs, and all who met may talk it over until the turn ends. After four
 * turns it is over.
 */
export interface Scout {
  readonly id: PieceId
  readonly seat: SeatId
  readonly at: number
}

/** A meeting in which somebody was routed, until the end of the turn. */
export interface Fight {
  readonly at: number
  readonly seats: readonly SeatId[]
}

export interface ToyState {
  readonly turn: number
  readonly stage: 'walk' | 'run' | 'over'
  readonly seats: readonly SeatId[]
  readonly scouts: readonly Scout[]
  readonly routed: readonly PieceId[]
  readonly fights: readonly Fight[]
}

export type ToyOrder = { readonly piece: string; readonly to: string }

type Happened =
  | { readonly kind: 'opened'; readonly seats: readonly SeatId[]; readonly scouts: readonly Scout[] }
  | { readonly kind: 'walked'; readonly piece: PieceId; readonly to: number }
  | { readonly kind: 'routed'; readonly piece: PieceId; readonly at: number }
  | { readonly kind: 'ran'; readonly piece: PieceId; readonly to: number }
  | { readonly kind: 'turnEnded'; readonly turn: number }
export type ToyEvent = GameEvent & Happened

export interface ToyView extends GameView {
  readonly detail: { readonly kind: 'ToyDetail'; readonly fights: readonly Token[] }
}

export type Toy = Ruleset<ToyState, ToyOrder, ToyEvent, ToyView>

export const toyClassification = {
  turn: 'public',
  stage: 'public',
  seats: 'public',
  scouts: throughout('seat'),
  routed: 'seat',
  fights: throughout('seat'),
} as const satisfies Classes<ToyState>

const side = 5
const lastTurn = 4
const grid = squareGrid(side, side)
const at = (state: ToyState, id: string): Scout | undefined => state.scouts.find((scout) => scout.id === id)

const asksOf = (state: ToyState): readonly Ask[] => {
  const ask = (seat: SeatId, kind: 'walk' | 'run', piece: PieceId | null): Ask => {
    const id = askId(`${kind}-${String(state.turn)}-${piece ?? seat}`)
    const silence = { text: 'The scout stays.', rule: ruleId('LA-2') }
    return {
      id,
      seat,
      group: groupId(piece === null ? `walk-${String(state.turn)}` : id),
      deadline: 'day',
      askedOfAllSeats: piece === null,
      view: { id, kind, title: 'Where to?', deadline: 'day', silence, ...(piece === null ? {} : { about: piece }) },
    }
  }
  if (state.stage === 'walk') return state.seats.map((seat) => ask(seat, 'walk', null))
  return state.routed.flatMap((id) => {
    const scout = at(state, id)
    return scout ? [ask(scout.seat, 'run', id)] : []
  })
}

const fightName = ({ turn }: ToyState, fight: Fight): Token =>
  token(`fight-${String(turn)}-${grid.name(fight.at).replace(',', '.')}`)

const viewFor = (state: ToyState, viewer: Viewer): ToyView => {
  const sees = (scout: Scout): boolean =>
    viewer.kind === 'facilitator' ||
    viewer.kind === 'everyone' ||
    (viewer.kind === 'seat' && viewer.seat === scout.seat)
  const own = state.scouts.filter(sees)
  const lit = new Set(own.flatMap((scout) => grid.disc(scout.at, 1)))
  const others = state.scouts.filter((scout) => !sees(scout) && lit.has(scout.at))
  const fights = state.fights.filter(({ seats }) =>
    viewer.kind === 'seat' ? seats.includes(viewer.seat) : viewer.kind !== 'observer',
  )
  const layer = (key: string, legend: Record<string, string>, symbol: (cell: number) => string) =>
    packLayer(
      key,
      legend,
      side,
      Array.from({ length: grid.size }, (_, cell) => symbol(cell)),
    )
  return {
    shape: 1,
    turn: state.turn,
    stage: state.stage,
    viewer,
    board: { grid: 'square', width: side, height: side, layers: [layer('terrain', { '.': 'heath' }, () => '.')] },
    cells: [layer('sight', { '.': 'unknown', o: 'own' }, (cell) => (lit.has(cell) ? 'o' : '.'))],
    pieces: own.map(({ id, seat, at: cell }) => ({
      ...{ id, seat, kind: 'scout', at: grid.name(cell), size: null },
      marks: state.routed.includes(id) ? ['routed'] : [],
    })),
    contacts: [...others]
      .sort((a, b) => a.at - b.at || (a.seat < b.seat ? -1 : 1))
      .map(({ seat, at: cell }, index) => ({
        ...{ id: token(`contact-${String(index + 1)}`), seat, kind: 'scout', at: grid.name(cell), size: null },
        ...{ sight: 'located' as const, sources: ['lantern'], asOf: state.turn },
      })),
    marks: [],
    facts: [],
    legend: state.seats.map((seat) => ({ seat, title: `Side ${seat}`, subtitle: 'Scouts', eliminated: false })),
    detail: { kind: 'ToyDetail', fights: fights.map((fight) => fightName(state, fight)) },
  }
}

const reportFor = (event: ToyEvent, viewer: Viewer): ReportLine | null => {
  if (!isFor(event, viewer)) return null
  const line = (rule: string, text: string, cells: readonly number[]): ReportLine => ({
    ...{ rule: ruleId(rule), step: event.kind, ...freely(text), about: [] },
    cells: cells.map((cell) => grid.name(cell)),
  })
  switch (event.kind) {
    case 'opened':
      return line('LA-1', 'The night begins.', [])
    case 'walked':
      return line('LA-2', `A scout of yours goes to ${grid.name(event.to)}.`, [event.to])
    case 'routed':
      return line('LA-3', `A scout is routed at ${grid.name(event.at)}.`, [event.at])
    case 'ran':
      return line('LA-4', `A scout of yours runs to ${grid.name(event.to)}.`, [event.to])
    case 'turnEnded':
      return line('LA-1', `Turn ${String(event.turn)} is over.`, [])
  }
}

/** Enemies who stand together when one of them is routed; one fight a square. */
const foughtAt = ({ fights, scouts }: ToyState, cell: number): readonly Fight[] => {
  const seats = [...new Set(scouts.filter((scout) => scout.at === cell).map(({ seat }) => seat))].sort()
  return seats.length < 2 || fights.some((fight) => fight.at === cell) ? fights : [...fights, { at: cell, seats }]
}

const apply = (state: ToyState, event: ToyEvent): ToyState => {
  const moved = (piece: PieceId, to: number): readonly Scout[] =>
    state.scouts.map((scout) => (scout.id === piece ? { ...scout, at: to } : scout))
  switch (event.kind) {
    case 'opened':
      return { turn: 1, stage: 'walk', seats: event.seats, scouts: event.scouts, routed: [], fights: [] }
    case 'walked':
      return { ...state, scouts: moved(event.piece, event.to) }
    case 'routed':
      return { ...state, stage: 'run', routed: [...state.routed, event.piece], fights: foughtAt(state, event.at) }
    case 'ran': {
      const scouts = moved(event.piece, event.to)
      return { ...state, scouts, routed: state.routed.filter((id) => id !== event.piece) }
    }
    case 'turnEnded':
      return {
        ...{ turn: state.turn + 1, stage: event.turn === lastTurn ? 'over' : 'walk' },
        ...{ seats: state.seats, scouts: state.scouts, routed: [], fights: [] },
      }
  }
}

const evolve = (state: ToyState, events: readonly ToyEvent[]): ToyState => events.reduce(apply, state)

const ended = (state: ToyState, events: readonly ToyEvent[]): readonly ToyEvent[] =>
  evolve(state, events).routed.length > 0
    ? events
    : [...events, { kind: 'turnEnded', seenBy: 'everyone', turn: state.turn }]

const walk: (state: ToyState, orders: readonly ToyOrder[]) => readonly ToyEvent[] = (state, orders) =>
  orders.flatMap((order) => {
    const scout = at(state, order.piece)
    const to = grid.at(order.to)
    return scout && to !== null ? [{ kind: 'walked', seenBy: [scout.seat], piece: scout.id, to }] : []
  })

const inOrder = (orders: readonly ToyOrder[]): readonly ToyOrder[] =>
  [...orders].sort((a, b) => (a.piece < b.piece ? -1 : 1))

export const toy: Toy = {
  id: rulesetId('toy'),
  title: 'Lanterns',
  edition: '1',
  stages: { walk: 'Walking', run: 'Running', over: 'Morning' },
  deadlines: [{ id: 'day', title: 'A day', days: 1 }],
  settings: [
    { key: 'lamps', question: 'Are lamps lit?', source: ruleId('LA-1'), group: 'Night', type: 'flag', default: true },
  ],
  scenarios: [
    {
      id: 'heath',
      title: 'The heath',
      about: 'Two sides on open ground. Nobody knows where the others are.',
      seats: [
        { title: 'North', subtitle: 'Scouts' },
        { title: 'South', subtitle: 'Scouts' },
      ],
      data: {
        starts: [
          [6, 8, 12],
          [11, 13, 17],
        ],
      },
    },
  ],
  rules: {
    'LA-1': { title: 'The night', text: 'It lasts four turns.', setting: 'lamps' },
    'LA-2': { title: 'Walking', text: 'A scout goes one square, or stays.' },
    'LA-3': { title: 'Meeting', text: 'Where enemies meet, the lower die is routed.' },
    'LA-4': { title: 'Running', text: 'A routed scout runs to a square beside him.' },
  },
  initial: { turn: 0, stage: 'walk', seats: [], scouts: [], routed: [], fights: [] },
  setUp: (scenario, _settings, seats) => {
    const { starts } = scenario.data as { readonly starts: readonly (readonly number[])[] }
    const scouts = seats.flatMap(({ seat }, index) =>
      (starts[index] ?? []).map((cell, number) => ({ id: pieceId(`${seat}${String(number + 1)}`), seat, at: cell })),
    )
    return [{ kind: 'opened', seenBy: 'referee', seats: seats.map(({ seat }) => seat), scouts }]
  },
  awaiting: (state) => (state.stage === 'over' ? [] : asksOf(state)),
  advance: (state, _group, sheets, dice) => {
    const orders = inOrder(sheets.flatMap((sheet) => sheet.orders ?? []))
    if (state.stage === 'run') {
      const about = asksOf(state).find(({ id }) => id === sheets[0]?.ask)?.view.about
      const scout = at(state, about ?? '')
      const to = grid.at(orders[0]?.to ?? '') ?? scout?.at
      if (!scout || to === undefined) return []
      return ended(state, [{ kind: 'ran', seenBy: [scout.seat], piece: scout.id, to }])
    }
    const moves = walk(state, orders)
    const after = evolve(state, moves)
    const routs = after.scouts.flatMap((scout): readonly ToyEvent[] => {
      const enemies = after.scouts.filter((other) => other.seat !== scout.seat && other.at === scout.at)
      const [die = 0] = enemies.length > 0 ? dice.roll('meet.d6', scout.id) : [6]
      return die > 3 ? [] : [{ kind: 'routed', seenBy: [scout.seat], piece: scout.id, at: scout.at }]
    })
    return ended(state, [...moves, ...routs])
  },
  evolve,
  outcome: (state): Outcome | null =>
    state.stage === 'over' ? { champion: null, rule: ruleId('LA-1'), text: 'Morning has come.' } : null,
  battles: (state) =>
    state.fights
      .map((fight) => ({
        id: fightName(state, fight),
        sides: fight.seats.map((seat) => ({ seat, about: fightName(state, fight) })),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  clock: ({ turn, stage }) => ({ turn, stage }),
  viewFor,
  report,
  reportFor,
  throwsOf: toyThrows,
  readOrder: (draft) =>
    draft.kind === 'walk' && typeof draft.piece === 'string' && typeof draft.to === 'string'
      ? ok({ piece: draft.piece, to: draft.to })
      : fail({ code: 'form', message: 'Say which scout walks where.', rule: ruleId('LA-2') }),
  checkOrders: (view, ask, orders) =>
    orders.flatMap((order, index): readonly OrderProblem[] => {
      const piece = view.pieces.find(({ id }) => id === order.piece && (ask.about === undefined || ask.about === id))
      const to = grid.at(order.to)
      if (!piece) return [{ code: 'piece', message: 'Name a scout of yours.', rule: ruleId('LA-2'), index }]
      return to !== null && grid.distance(grid.at(piece.at) ?? 0, to) <= 1
        ? []
        : [{ code: 'reach', message: 'Name a square beside him.', rule: ruleId('LA-2'), index }]
    }),
  orderOptions: (view, ask): readonly OrderOption[] =>
    view.pieces
      .filter(({ id }) => ask.about === undefined || ask.about === id)
      .map(({ id, at: cell }) => ({
        ...{ kind: 'walk', label: 'Walk', slot: 'walk', rule: ruleId('LA-2'), piece: id },
        to: grid.disc(grid.at(cell) ?? 0, 1).map((near) => grid.name(near)),
      })),
  suggest: (view, ask) =>
    view.pieces
      .filter(({ id }) => ask.about === undefined || ask.about === id)
      .map(({ id, at: cell }) => ({ kind: 'walk', piece: id, to: cell })),
}
