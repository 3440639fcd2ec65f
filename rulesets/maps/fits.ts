import { gridOf } from '../kit/board.js'
import { seatLetters } from '../kit/ids.js'
import type { GroundSpec, MapProblem, MapSpec } from '../kit/mapSpec.js'
import { packLayer } from '../kit/packed.js'
import { fileLimits, type ScenarioFile } from '../kit/scenarioFile.js'
import type { Board } from '../kit/view.js'
import * as words from './messages/fits.generated.js'
import type { Fitted } from './fitted.js'
import { piecesIn } from './fitsPieces.js'

/** How many problems are told at once. */
const told = 30

const sizeProblems = ({ grid: wanted, ...spec }: MapSpec, { grid }: ScenarioFile): readonly MapProblem[] => {
  if (grid.kind !== wanted) return [{ text: words.otherGrid({ wanted, found: grid.kind }) }]
  const sides = (['width', 'height'] as const).filter(
    (side) => grid[side] < spec[side].least || grid[side] > spec[side].most,
  )
  const found = grid.width * grid.height
  return [
    ...sides.map((side) => ({ text: words[side]({ found: grid[side], ...spec[side] }) })),
    ...(found > fileLimits.cells ? [{ text: words.tooManyCells({ found, most: fileLimits.cells }) }] : []),
  ]
}

const rowProblems = ({ grid: { width, height }, rows, legend }: ScenarioFile): readonly MapProblem[] => {
  if (rows.length !== height) return [{ text: words.rows({ height, found: rows.length }) }]
  return rows.flatMap((text, index): readonly MapProblem[] => {
    const [symbols, row] = [[...text], index + 1]
    if (symbols.length !== width) return [{ text: words.row({ row, found: symbols.length, width }) }]
    const unknown = symbols.find((symbol) => !Object.hasOwn(legend, symbol))
    return unknown === undefined ? [] : [{ text: words.unknownSymbol({ symbol: unknown, row }) }]
  })
}

const legendProblems = ({ grounds }: MapSpec, { legend }: ScenarioFile): readonly MapProblem[] =>
  Object.entries(legend)
    .filter(([, ground]) => grounds.every(({ id }) => id !== ground))
    .map(([symbol, ground]) => ({
      text: words.unknownGround({ symbol, ground, known: grounds.map(({ id }) => id).join(', ') }),
    }))

/** Seats that have to be played from the start. */
const fewest = 2

const reservedProblems = ({ lateStarts }: MapSpec, { seats }: ScenarioFile): readonly MapProblem[] => {
  const playing = seats.filter(({ reserved }) => !reserved).length
  if (playing === seats.length) return []
  if (!lateStarts) return [{ text: words.noLateStarts() }]
  return playing < fewest ? [{ text: words.fewPlaying({ fewest }) }] : []
}

/** An alliance is of several seats, and somebody is left against whom its sight helps. */
const allianceProblems = ({ seats }: ScenarioFile): readonly MapProblem[] =>
  [...new Set(seats.flatMap(({ alliance }) => alliance ?? []))].flatMap((alliance): readonly MapProblem[] => {
    const allied = seatLetters(seats.length).filter((_, at) => seats[at]?.alliance === alliance)
    if (allied.length === seats.length) return [{ text: words.allAllied({ alliance }) }]
    return allied.length > 1 ? [] : [{ text: words.alliedAlone({ alliance, seat: allied[0] ?? '' }) }]
  })

const seatProblems = (spec: MapSpec, file: ScenarioFile): readonly MapProblem[] => {
  const { players, subtitle } = spec
  const { seats } = file
  if (seats.length < players.least || seats.length > players.most)
    return [{ text: words.seats({ found: seats.length, ...players }) }]
  const { options, title } = subtitle
  const letters = seatLetters(seats.length)
  const armies = seats.flatMap((seat, index) =>
    !options || options.includes(seat.subtitle)
      ? []
      : [
          {
            text: words.subtitle({
              ...{ seat: letters[index] ?? '', found: seat.subtitle === '' ? '–' : seat.subtitle },
              ...{ title, known: options.join(', ') },
            }),
          },
        ],
  )
  return [...armies, ...reservedProblems(spec, file), ...allianceProblems(file)]
}

/** The ground of every cell, for a file whose rows and legend are in order. */
export const groundsOf = ({ grounds }: MapSpec, { rows, legend }: ScenarioFile): readonly GroundSpec[] => {
  const bySymbol = new Map(
    Object.entries(legend).map(([symbol, ground]) => [symbol, grounds.find(({ id }) => id === ground) ?? grounds[0]]),
  )
  return rows.flatMap((row) => [...row].map((symbol) => bySymbol.get(symbol) ?? grounds[0]))
}

const nameProblems = ({ file, grid }: Fitted): readonly MapProblem[] =>
  (file.names ?? [])
    .filter(({ at }) => grid.at(at) === null)
    .map(({ at, text }) => ({ text: words.noCell({ cell: at, piece: text }) }))

/** Why the ground of a file cannot be drawn: without that nothing else can be said of it. */
export const drawingProblems = (rulesetId: string, spec: MapSpec, file: ScenarioFile): readonly MapProblem[] => {
  if (file.ruleset !== rulesetId) return [{ text: words.otherRuleset({ found: file.ruleset, wanted: rulesetId }) }]
  const sizes = sizeProblems(spec, file)
  return sizes.length > 0 ? sizes : [...rowProblems(file), ...legendProblems(spec, file)].slice(0, told)
}

/** The bare ground of a file that can be drawn, as maps are shown. */
export const boardOfFile = (spec: MapSpec, file: ScenarioFile): Board => {
  const { kind, width, height } = file.grid
  const legend = Object.fromEntries(spec.grounds.map(({ symbol, id }) => [symbol, id]))
  const symbols = groundsOf(spec, file).map(({ symbol }) => symbol)
  return { grid: kind, width, height, layers: [packLayer('terrain', legend, width, symbols)] }
}

/** Why a file is no map of this ruleset, as far as that can be seen of `spec`; empty: it fits. */
export const problemsIn = (rulesetId: string, spec: MapSpec, file: ScenarioFile): readonly MapProblem[] => {
  const drawn = drawingProblems(rulesetId, spec, file)
  if (drawn.length > 0) return drawn
  const { kind, width, height } = file.grid
  const fitted: Fitted = {
    ...{ spec, file, grid: gridOf({ grid: kind, width, height }), ground: groundsOf(spec, file) },
    seats: seatLetters(file.seats.length),
  }
  return [...seatProblems(spec, file), ...nameProblems(fitted), ...piecesIn(fitted)].slice(0, told)
}
