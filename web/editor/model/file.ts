import type { Cell } from '@muster/rulesets/kit/grid.js'
import type { MapSpec } from '@muster/rulesets/kit/mapSpec.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { type FilePiece, fileVersion, type ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { type Drawing, type DrawnPiece, geometry } from './drawing.js'

/** A file as it is drawn on. It has been read, and fits its ruleset's maps as far as size and ground go. */
export const drawingOf = (file: ScenarioFile, spec: MapSpec): Drawing => {
  const { title, about, grid, legend, seats, values } = file
  const blank = spec.grounds[0].id
  const letters = seatLetters(seats.length)
  const cells = geometry({ grid: grid.kind, width: grid.width, height: grid.height })
  const pieceOf = ({ kind, id, at, seat, name = '', values: own }: FilePiece): DrawnPiece => ({
    ...{ kind, name, at: at.flatMap((cell) => cells.at(cell) ?? []) },
    seat: seat === undefined ? null : letters.findIndex((letter) => letter === seat),
    ...(id !== undefined && { id }),
    ...(own && { values: own }),
  })
  return {
    ...{ title, about, seats, values, grid: grid.kind, width: grid.width, height: grid.height },
    rows: file.rows.map((row) => [...row].map((symbol) => legend[symbol] ?? blank)),
    pieces: file.pieces.map(pieceOf),
    names: (file.names ?? []).flatMap(({ at, text }) => {
      const cell = cells.at(at)
      return cell === null ? [] : [{ at: cell, text }]
    }),
  }
}

/** A drawing as a file; without the picture under it. */
export const fileOf = (drawing: Drawing, ruleset: string, spec: MapSpec): ScenarioFile => {
  const { title, about, grid, width, height, seats, names, values } = drawing
  const cells = geometry(drawing)
  const letters = seatLetters(seats.length)
  const symbols = new Map(spec.grounds.map(({ id, symbol }) => [id, symbol]))
  const pieceOf = ({ kind, id, at, seat, name, values: own }: DrawnPiece): FilePiece => {
    const letter = seat === null ? undefined : letters[seat]
    return {
      kind,
      ...(id !== undefined && { id }),
      at: at.map((cell: Cell) => cells.name(cell)),
      ...(letter !== undefined && { seat: letter }),
      ...(name !== '' && { name }),
      ...(own && { values: own }),
    }
  }
  return {
    ...{ muster: 'scenario', version: fileVersion, ruleset, title, about, grid: { kind: grid, width, height } },
    legend: Object.fromEntries(spec.grounds.map(({ symbol, id }) => [symbol, id])),
    rows: drawing.rows.map((row) => row.map((ground) => symbols.get(ground) ?? spec.grounds[0].symbol).join('')),
    seats,
    pieces: drawing.pieces.map(pieceOf),
    ...(values && { values }),
    ...(names.length > 0 && { names: names.map(({ at, text }) => ({ at: cells.name(at), text })) }),
  }
}
