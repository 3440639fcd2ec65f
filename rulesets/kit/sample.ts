import { cellName, pieceId, seatId, token, type CellName } from './ids.js'
import type { Zone } from './looks.js'
import { packLayer } from './packed.js'
import type { GameView, PieceView } from './view.js'

/** A scene for the card from which a ruleset is chosen: what a player would see, made up, and what is laid over it. */
export interface Sample {
  readonly view: GameView
  readonly zones: readonly Zone[]
  readonly arrows: readonly { readonly from: CellName; readonly to: CellName; readonly kind: string }[]
}

interface Drawn {
  readonly grid: 'square' | 'hex'
  /** Symbol → kind of terrain. */
  readonly ground: Readonly<Record<string, string>>
  /** One symbol a cell, row by row. */
  readonly terrain: readonly string[]
  /** `.` unknown, `l` located, `m` measured, `o` own. */
  readonly sight: readonly string[]
  /** `.` unseen, `-` nobody, `a` and `b` the seats. */
  readonly owner: readonly string[]
  readonly pieces: readonly (readonly [kind: string, at: string, size: number, ...states: string[]])[]
  readonly contacts: readonly (readonly [kind: string, at: string, size: number | null])[]
  readonly marks: readonly (readonly [kind: string, at: string])[]
  /** What the presentation reads of the ruleset's own part. */
  readonly detail?: Readonly<Record<string, readonly never[]>>
}

const sights = { '.': 'unknown', l: 'located', m: 'measured', o: 'own' }
const owners = { '.': 'unseen', '-': 'nobody', a: 'A', b: 'B' }

const pieceOf = ([kind, at, size, ...marks]: Drawn['pieces'][number], index: number): PieceView => ({
  ...{ id: pieceId(`A${String(index + 1)}`), seat: seatId('A'), kind, at: cellName(at), size, marks },
})

/** A view of seat A from rows of symbols. */
export const sampleView = ({
  grid,
  ground,
  terrain,
  sight,
  owner,
  pieces,
  contacts,
  marks,
  detail = {},
}: Drawn): GameView => {
  const width = terrain[0]?.length ?? 0
  const layer = (key: string, legend: Readonly<Record<string, string>>, rows: readonly string[]) =>
    packLayer(key, legend, width, [...rows.join('')])
  return {
    ...{ shape: 1, turn: 3, stage: '', viewer: { kind: 'seat', seat: seatId('A') }, facts: [] },
    board: { grid, width, height: terrain.length, layers: [layer('terrain', ground, terrain)] },
    cells: [layer('sight', sights, sight), layer('owner', owners, owner)],
    pieces: pieces.map(pieceOf),
    contacts: contacts.map(([kind, at, size], index) => ({
      ...{ id: token(`c${String(index)}`), seat: seatId('B'), kind, at: cellName(at), size, sources: [], asOf: 3 },
      sight: size === null ? 'located' : 'measured',
    })),
    marks: marks.map(([kind, at], index) => ({
      ...{ id: token(`m${String(index)}`), kind, label: '', at: cellName(at), asOf: 3 },
    })),
    legend: ['A', 'B'].map((id) => ({ seat: seatId(id), title: id, subtitle: '', eliminated: false })),
    detail: { ...detail, kind: 'sample' },
  }
}
