import type { MapProblem, MapSpec } from '../kit/mapSpec.js'
import type { Result } from '../kit/result.js'
import type { ScenarioFile } from '../kit/scenarioFile.js'
import { refuse } from './check.js'
import * as words from './messages/tiled.generated.js'
import { parsed, reading, whole } from './readFile.js'
import { fromTiled, isTiled } from './tiled/fromTiled.js'
import type { Inflate } from './tiled/layerData.js'

const rulesetOf = (properties: unknown): string => {
  const list: readonly unknown[] = Array.isArray(properties) ? properties : []
  for (const one of list)
    if (typeof one === 'object' && one !== null && 'name' in one && one.name === 'ruleset' && 'value' in one)
      return typeof one.value === 'string' ? one.value : ''
  return ''
}

/** A scenario file, or a map of Tiled, from anywhere. `specOf`: what a ruleset's maps are made of; null: it has none. */
export const readAny = (
  text: string,
  specOf: (ruleset: string) => MapSpec | null,
  inflate: Inflate,
): Result<ScenarioFile, readonly MapProblem[]> =>
  reading(() => {
    const value = parsed(text)
    if (!isTiled(value)) return whole(value, '')
    const spec = specOf(rulesetOf(value['properties'])) ?? refuse(words.ruleset())
    return whole(fromTiled(value, spec, inflate), '')
  })
