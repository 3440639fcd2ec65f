import { cellName, seatLetters, token } from '@muster/rulesets/kit/ids.js'
import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { MapSpec } from '@muster/rulesets/kit/mapSpec.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { type Drawing, geometry } from './model/drawing.js'

type Sized = Pick<Drawing, 'grid' | 'width' | 'height'>

export const boardOf = ({ grid, width, height, rows }: Sized & Pick<Drawing, 'rows'>, { grounds }: MapSpec): Board => {
  const symbols = new Map(grounds.map(({ id, symbol }) => [id, symbol]))
  const legend = Object.fromEntries(grounds.map(({ id, symbol }) => [symbol, id]))
  const cells = rows.flatMap((row) => row.map((ground) => symbols.get(ground) ?? grounds[0].symbol))
  return { grid, width, height, layers: [packLayer('terrain', legend, width, cells)] }
}

export const terrainOf = ({ grounds }: MapSpec): TerrainLooks =>
  Object.fromEntries(grounds.map(({ id, title, look }) => [id, { name: title, ground: look }]))

type Pieces = Sized & Pick<Drawing, 'pieces' | 'seats'>

/** What belongs to a seat is washed in its colour, with its letter. */
const ownersOf = ({ grid, width, height, pieces, seats }: Pieces): GameView['cells'] => {
  const letters = seatLetters(seats.length)
  const owners = Array.from({ length: geometry({ grid, width, height }).size }, () => '.')
  for (const { at, seat } of pieces) for (const cell of at) if (seat !== null) owners[cell] = letters[seat] ?? '.'
  const legend = { '.': 'none', ...Object.fromEntries(letters.map((letter) => [letter, letter])) }
  return [packLayer('owner', legend, width, owners)]
}

/** A drawing as the map shows it: a sign in each cell of each piece. */
export const shownOf = (drawing: Pieces, board: Board, spec: MapSpec): GameView => {
  const grid = geometry(drawing)
  const letters = seatLetters(drawing.seats.length)
  const titles = new Map(spec.pieces.map(({ id, title }) => [id, title]))
  return {
    ...{ shape: 1, turn: 0, stage: '', viewer: { kind: 'facilitator' }, board, cells: ownersOf(drawing) },
    ...{ pieces: [], contacts: [], facts: [], detail: { kind: 'none' } },
    marks: drawing.pieces.flatMap(({ kind, at, name }, index) =>
      at.map((cell) => ({
        ...{ id: token(`${String(index)} ${String(cell)}`), kind, at: cellName(grid.name(cell)), asOf: 0 },
        label: name || (titles.get(kind) ?? kind),
      })),
    ),
    legend: drawing.seats.flatMap(({ title, subtitle }, index) => {
      const seat = letters[index]
      return seat ? [{ seat, title, subtitle, eliminated: false }] : []
    }),
  }
}

/** What the map must know of a ruleset to print what is drawn. */
export const presentationOf = ({ cell, pieces }: MapSpec): Presentation => ({
  ...{ cell, size: null, pieces: {}, contacts: {}, states: {}, holdings: null, zones: null },
  ...{ steps: {}, slots: {}, partners: {}, describe: () => '', arrow: () => null },
  marks: { title: '', kinds: Object.fromEntries(pieces.map(({ id, title, sign }) => [id, { name: title, sign }])) },
})
