import type { MapProblem, MapSpec } from '../kit/mapSpec.js'
import type { Result } from '../kit/result.js'
import { fileLimits, type ScenarioFile } from '../kit/scenarioFile.js'
import { refuse } from './check.js'
import * as words from './messages/tiled.generated.js'
import * as tableWords from './messages/universalVtt.generated.js'
import { jsonOf, reading, whole } from './readFile.js'
import { fromTiled, isTiled } from './tiled/fromTiled.js'
import type { Inflate } from './tiled/layerData.js'
import { fromUniversalVtt, isUniversalVtt } from './universalVtt.js'

const rulesetOf = (properties: unknown): string => {
  const list: readonly unknown[] = Array.isArray(properties) ? properties : []
  for (const one of list)
    if (typeof one === 'object' && one !== null && 'name' in one && one.name === 'ruleset' && 'value' in one)
      return typeof one.value === 'string' ? one.value : ''
  return ''
}

/**
 * A scenario file, a map of Tiled, or a Universal VTT file, from anywhere. `specOf`: what a ruleset's maps are made of; null: it has none. `rulesetId`: for a file that
 * names none.
 */
export const readAny = (
  text: string,
  specOf: (ruleset: string) => MapSpec | null,
  inflate: Inflate,
  rulesetId: string | null,
): Result<ScenarioFile, readonly MapProblem[]> =>
  reading(() => {
    const value = jsonOf(text, fileLimits.text)
    if (isUniversalVtt(value)) {
      const id = rulesetId ?? refuse(tableWords.noRuleset())
      return whole(fromUniversalVtt(id, specOf(id) ?? refuse(tableWords.noRuleset()), value), '')
    }
    if (!isTiled(value)) return whole(value, '')
    const spec = specOf(rulesetOf(value['properties'])) ?? refuse(words.ruleset())
    return whole(fromTiled(value, spec, inflate), '')
  })
