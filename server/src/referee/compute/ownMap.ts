import { gunzipSync, inflateSync } from 'node:zlib'
import type { MapFinding, MapProblem, MapSpec, MapTools, UnnamedScenario } from '@muster/rulesets/kit/mapSpec.js'
import { fail, ok, type Result } from '@muster/rulesets/kit/result.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { boardOfFile, drawingProblems, findingsIn, readAny, scenarioIn } from '@muster/rulesets/maps/index.js'
import * as words from '../../messages/scenarios.generated.js'
import { guardEngine } from '../common/fault.js'
import { boardOf, type Registry } from './registry.js'

type Problems = readonly MapProblem[]

/** A scenario file that can be kept: drawn in full, if not yet in order. */
export interface ReadMap {
  readonly file: ScenarioFile
  readonly board: Board
  /** Whether a campaign can be played on it. */
  readonly ready: boolean
}

export interface CheckedMap {
  readonly problems: Problems
  readonly findings: readonly MapFinding[]
}

/** No more than a map may have is ever unpacked. */
const inflate = (bytes: Uint8Array, kind: 'gzip' | 'zlib', most: number): Uint8Array | null => {
  try {
    return (kind === 'gzip' ? gunzipSync : inflateSync)(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}

const toolsOf = (registry: Registry, ruleset: string): Result<MapTools, Problems> => {
  const tools = registry.get(ruleset)?.maps
  return tools ? ok(tools) : fail([{ text: words.noMaps({ ruleset }) }])
}

/** What is to be corrected before a campaign can be played on it, and what its ruleset says of it. */
export const checkMap = (registry: Registry, { file }: { readonly file: ScenarioFile }): CheckedMap =>
  guardEngine(() => {
    const tools = toolsOf(registry, file.ruleset)
    if (!tools.ok) return { problems: tools.problem, findings: [] }
    const made = scenarioIn(file.ruleset, tools.value, file)
    return made.ok
      ? { problems: [], findings: findingsIn(tools.value, file) }
      : { problems: made.problem, findings: [] }
  })

const isReady = ({ problems, findings }: CheckedMap): boolean =>
  problems.length === 0 && findings.every(({ weight }) => weight !== 'unplayable')

/** Reads what somebody sent. It may be unfinished, but must be drawn in full. */
export const readMap = (
  registry: Registry,
  { text, rulesetId = null }: { readonly text: string; readonly rulesetId?: string | null },
): Result<ReadMap, Problems> =>
  guardEngine(() => {
    const specOf = (id: string): MapSpec | null => registry.get(id)?.maps?.spec ?? null
    const read = readAny(text, specOf, inflate, rulesetId)
    if (!read.ok) return read
    const file = read.value
    const tools = toolsOf(registry, file.ruleset)
    if (!tools.ok) return tools
    const { spec } = tools.value
    const problems = drawingProblems(file.ruleset, spec, file)
    if (problems.length > 0) return fail(problems)
    return ok({ file, board: boardOfFile(spec, file), ready: isReady(checkMap(registry, { file })) })
  })

/** The scenario that a campaign keeps of a file, with its public map; or what stands against it. */
export const takeMap = (
  registry: Registry,
  { file }: { readonly file: ScenarioFile },
): Result<{ readonly scenario: UnnamedScenario; readonly board: Board }, Problems> =>
  guardEngine(() => {
    const [game, tools] = [registry.get(file.ruleset), toolsOf(registry, file.ruleset)]
    if (!tools.ok || !game) return tools.ok ? fail([]) : tools
    const made = scenarioIn(file.ruleset, tools.value, file)
    if (!made.ok) return made
    const unplayable = tools.value.check(file).filter(({ weight }) => weight === 'unplayable')
    if (unplayable.length > 0) return fail(unplayable)
    return ok({ scenario: made.value, board: boardOf(game, { id: 'own', ...made.value }) })
  })

/** The file of a scenario that is shipped or generated; null: there is none, or no file can state it. */
export const fileOfMap = (
  registry: Registry,
  { ruleset, scenario: name }: { readonly ruleset: string; readonly scenario: string },
): ScenarioFile | null =>
  guardEngine(() => {
    const scenario = registry.scenario(ruleset, name)
    return (scenario && registry.get(ruleset)?.maps?.fileOf(scenario)) ?? null
  })
