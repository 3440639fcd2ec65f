import type { MapFinding, MapProblem, MapTools, UnnamedScenario } from '../kit/mapSpec.js'
import { fail, type Result } from '../kit/result.js'
import type { ScenarioFile } from '../kit/scenarioFile.js'
import { problemsIn } from './fits.js'
import { namedSites } from './namedSites.js'

export { boardOfFile, drawingProblems, problemsIn } from './fits.js'
export { readAny } from './readAny.js'
export { readFile } from './readFile.js'
export { scenarioSchema } from './schema.js'
export { toTiled } from './tiled/toTiled.js'
export { blankFile } from './blankFile.js'
export { cellsOfTable, mostOfTable, readTableMap, type TableMap } from './universalVtt.js'

/** The scenario that a file states: by what every ruleset's maps have in common first, then by what its own rules ask. */
export const scenarioIn = (
  rulesetId: string,
  tools: MapTools,
  file: ScenarioFile,
): Result<UnnamedScenario, readonly MapProblem[]> => {
  const problems = problemsIn(rulesetId, tools.spec, file)
  return problems.length > 0 ? fail(problems) : tools.scenarioOf(file)
}

/** What is to be said of a file that states a scenario: by its own ruleset first. */
export const findingsIn = ({ spec, check }: MapTools, file: ScenarioFile): readonly MapFinding[] => [
  ...check(file),
  ...namedSites(spec, file),
]
