import type { Cell } from '../../kit/grid.js'
import { token } from '../../kit/ids.js'
import { packLayer, type CellLayer } from '../../kit/packed.js'
import type { Board, Contact, MarkView, Viewer } from '../../kit/view.js'
import { field, side } from './field.js'
import type { Hole, Runner, State } from './state.js'
import type { RunnerView } from './view.js'

const seesAll = ({ kind }: Viewer): boolean => kind === 'facilitator' || kind === 'everyone'

const isOwn = (viewer: Viewer, { seat }: Pick<Runner, 'seat'>): boolean =>
  seesAll(viewer) || (viewer.kind === 'seat' && viewer.seat === seat)

const layer = (key: string, legend: CellLayer['legend'], symbol: (square: Cell) => string): CellLayer =>
  packLayer(
    key,
    legend,
    side,
    Array.from({ length: field.size }, (_, square) => symbol(square)),
  )

const boardOf = ({ ruins }: State): Board => ({
  grid: 'square',
  width: side,
  height: side,
  layers: [layer('terrain', { '.': 'open', r: 'ruin' }, (square) => (ruins.includes(square) ? 'r' : '.'))],
})

/** Numbered in the order of squares, so that a token does not reveal who came first. */
const contactsOf = (state: State, others: readonly Runner[]): readonly Contact[] =>
  [...others]
    .sort((a, b) => a.at - b.at || (a.seat < b.seat ? -1 : 1))
    .map(({ at, seat }, index) => ({
      id: token(`seen-${String(index + 1)}`),
      seat,
      kind: 'runner',
      at: field.name(at),
      size: null,
      sight: 'located',
      sources: ['sight'],
      asOf: state.turn,
    }))

const marksOf = (holes: readonly Hole[], cache: Cell | null, turn: number): readonly MarkView[] => [
  ...holes.map((hole, index) => ({
    id: token(`hole-${String(index + 1)}`),
    kind: 'hole',
    label: 'Dug in vain',
    at: field.name(hole.at),
    asOf: hole.turn,
  })),
  ...(cache === null
    ? []
    : [{ id: token('cache'), kind: 'cache', label: 'The cache', at: field.name(cache), asOf: turn }]),
]

/** What one viewer may know, built from scratch (NF-3, NF-5, NF-6). */
export const viewFor = (state: State, viewer: Viewer): RunnerView => {
  const { cache, holes, outcome, runners, settings, stage, turn } = state
  const own = runners.filter((runner) => isOwn(viewer, runner))
  const inSight = new Set(own.flatMap(({ at }) => field.disc(at, settings.sight)))
  const others = runners.filter((runner) => !own.includes(runner) && inSight.has(runner.at))
  const dug = holes.filter((hole) => isOwn(viewer, hole))
  const known = seesAll(viewer) || (outcome !== null && outcome.champion !== null) ? cache : null
  return {
    shape: 1,
    turn,
    stage,
    viewer,
    board: boardOf(state),
    cells: [layer('sight', { '.': 'unknown', o: 'own' }, (square) => (inSight.has(square) ? 'o' : '.'))],
    pieces: own.map(({ at, id, seat }) => ({ id, seat, kind: 'runner', at: field.name(at), size: null, marks: [] })),
    contacts: contactsOf(state, others),
    marks: marksOf(dug, known, turn),
    facts: [{ key: 'left', label: 'Turns left', value: Math.max(0, settings.turns - turn) }],
    legend: state.seats.map((seat) => ({ ...seat, eliminated: false })),
    detail: {
      kind: 'NewfoundDetail',
      sight: settings.sight,
      ruins: state.ruins.map((square) => field.name(square)),
      dug: dug.map(({ at }) => field.name(at)),
      cache: known === null ? null : field.name(known),
    },
  }
}
