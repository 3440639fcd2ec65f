import type { MapProblem, UnnamedScenario } from '../../kit/mapSpec.js'
import { hexGrid } from '../../kit/hex.js'
import { seatLetters } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import { fail, ok, type Result } from '../../kit/result.js'
import type { ScenarioFile } from '../../kit/scenarioFile.js'
import { isHazard } from '../engine/data/hazards.js'
import { isResource } from '../engine/data/resources.js'
import type { HexScenario, ScenarioMap } from '../engine/scenario.js'
import * as words from '../messages/maps.generated.js'

const ruinedOf = ({ rows, legend, grid: { width, height } }: ScenarioFile): readonly string[] => {
  const grid = hexGrid(width, height)
  return rows.flatMap((row, y) =>
    [...row].flatMap((symbol, x) => (legend[symbol] === 'ruined' ? [grid.name(y * width + x)] : [])),
  )
}

/** All sides have a start on the map, or none has: then the rules roll for their headquarters (HX-015). */
const startProblems = ({ seats }: ScenarioFile, starts: readonly (readonly string[])[]): readonly MapProblem[] => {
  if (starts.length > 0 && starts.length < seats.length)
    return [{ text: words.someStarts({ found: starts.length, seats: seats.length }) }]
  return starts.length === 0 || starts.every((sites) => sites.length > 0) ? [] : [{ text: words.noSites() }]
}

/** Nothing else lies where a headquarters may: it has resources of its own (HX-017). */
const takenProblems = (starts: readonly (readonly string[])[], { pieces }: ScenarioFile): readonly MapProblem[] => {
  const sites = new Set(starts.flat())
  return pieces.flatMap(({ kind, at }, piece) => {
    const cell = kind === 'start' ? undefined : at.find((name) => sites.has(name))
    return cell === undefined ? [] : [{ text: words.onStart({ cell }), piece, at: [cell] }]
  })
}

/** HX-014, HX-440: the scenario of a file that fits `spec`. */
export const scenarioOf = (file: ScenarioFile): Result<UnnamedScenario, readonly MapProblem[]> => {
  const { title, about, seats, grid, pieces } = file
  const starts = seatLetters(seats.length).flatMap((letter) =>
    pieces.flatMap(({ kind, seat, at }) => (kind === 'start' && seat === letter ? [at] : [])),
  )
  const ruined = ruinedOf(file)
  const problems = [...startProblems(file, starts), ...takenProblems(starts, file)]
  const room = grid.width * grid.height - ruined.length
  if (room < seats.length * 4) problems.push({ text: words.tooSmall({ hexes: room, seats: seats.length }) })
  if (problems.length > 0) return fail(problems)
  const features = pieces.flatMap(({ kind, at }): ScenarioMap['features'] =>
    isResource(kind) || isHazard(kind) ? [{ kind, sites: at }] : [],
  )
  const isBare = ruined.length + features.length + starts.length === 0
  const data: HexScenario = {
    ...{ rows: grid.height, columns: grid.width },
    ...(isBare ? {} : { map: { ruined, features, starts } }),
  }
  return ok({ title, about, seats, data: data as HexScenario & Json })
}
