import type { MapProblem, PieceSpec } from '../kit/mapSpec.js'
import type { FilePiece } from '../kit/scenarioFile.js'
import type { Fitted } from './fitted.js'
import * as words from './messages/fits.generated.js'

/** What a piece is called in a sentence about it. */
export const calledIn = (spec: PieceSpec | undefined, { kind, name, seat }: FilePiece): string =>
  [name ?? spec?.title ?? kind, ...(seat === undefined ? [] : [`(${seat})`])].join(' ')

const placeProblems = ({ grid, ground }: Fitted, spec: PieceSpec, piece: FilePiece): readonly string[] => {
  const called = calledIn(spec, piece)
  const { least, most } = spec.cells
  const found = piece.at.length
  const twice = piece.at.find((cell, index) => piece.at.indexOf(cell) !== index)
  return [
    ...(found < least ? [words.fewCells({ piece: called, found, least })] : []),
    ...(found > most ? [words.manyCells({ piece: called, found, most })] : []),
    ...(twice === undefined ? [] : [words.twiceInOne({ piece: called, cell: twice })]),
    ...piece.at.flatMap((name) => {
      const cell = grid.at(name)
      if (cell === null) return [words.noCell({ cell: name, piece: called })]
      const here = ground[cell]
      if (!here || (spec.ground ? spec.ground.includes(here.id) : here.passable)) return []
      return [words.ground({ piece: called, ground: here.title, cell: name })]
    }),
  ]
}

const ownProblems = ({ seats }: Fitted, spec: PieceSpec, piece: FilePiece): readonly string[] => {
  const called = calledIn(spec, piece)
  const { seat, name, values } = piece
  return [
    ...(seat === undefined && spec.seat === 'required' ? [words.seatMissing({ piece: called })] : []),
    ...(seat !== undefined && spec.seat === 'none' ? [words.seatTooMuch({ piece: called })] : []),
    ...(seat !== undefined && !seats.includes(seat) ? [words.noSeat({ piece: called, seat })] : []),
    ...(name === undefined && spec.name === 'required' ? [words.nameMissing({ piece: called })] : []),
    ...(name !== undefined && spec.name === 'none' ? [words.nameTooMuch({ piece: called })] : []),
    ...(values !== undefined && spec.values === undefined ? [words.valuesTooMuch({ piece: called })] : []),
  ]
}

const countProblems = ({ file, seats }: Fitted, spec: PieceSpec): readonly MapProblem[] => {
  const all = file.pieces.filter(({ kind }) => kind === spec.id)
  const { least, most } = spec.count
  const kind = spec.title
  if (spec.seat !== 'required') {
    const found = all.length
    if (found < least) return [{ text: words.fewPieces({ kind, found, least }) }]
    return found > most ? [{ text: words.manyPieces({ kind, found, most }) }] : []
  }
  return seats.flatMap((seat): readonly MapProblem[] => {
    const found = all.filter((piece) => piece.seat === seat).length
    if (found < least) return [{ text: words.fewOfSeat({ seat, kind, found, least }) }]
    return found > most ? [{ text: words.manyOfSeat({ seat, kind, found, most }) }] : []
  })
}

/** Cells that pieces of one kind share though they may not. */
const crowdProblems = ({ file }: Fitted, spec: PieceSpec): readonly MapProblem[] => {
  if (spec.shares) return []
  const taken = new Set<string>()
  return file.pieces.flatMap((piece, index) =>
    piece.kind !== spec.id
      ? []
      : piece.at.flatMap((cell): readonly MapProblem[] => {
          if (taken.has(cell)) return [{ text: words.crowded({ kind: spec.title, cell }), piece: index, at: [cell] }]
          taken.add(cell)
          return []
        }),
  )
}

const sameIds = ({ file }: Fitted): readonly MapProblem[] => {
  const known = new Set<string>()
  return file.pieces.flatMap(({ id }, piece): readonly MapProblem[] => {
    if (id === undefined) return []
    if (known.has(id)) return [{ text: words.sameId({ id }), piece }]
    known.add(id)
    return []
  })
}

/** What is wrong with the pieces, as far as their kinds say. */
export const piecesIn = (fitted: Fitted): readonly MapProblem[] => {
  const kinds = new Map(fitted.spec.pieces.map((kind) => [kind.id, kind]))
  const own = fitted.file.pieces.flatMap((piece, index): readonly MapProblem[] => {
    const spec = kinds.get(piece.kind)
    const texts = spec
      ? [...placeProblems(fitted, spec, piece), ...ownProblems(fitted, spec, piece)]
      : [words.unknownKind({ kind: piece.kind })]
    return texts.map((text) => ({ text, piece: index, at: piece.at }))
  })
  return [
    ...own,
    ...sameIds(fitted),
    ...fitted.spec.pieces.flatMap((spec) => [...countProblems(fitted, spec), ...crowdProblems(fitted, spec)]),
  ]
}
