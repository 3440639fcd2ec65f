import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { mapToolsOf } from '../../editor/mapTools.js'

/** A map as Tiled reads it. */
export const tiledFrom = async (rulesetId: string, file: ScenarioFile): Promise<object> => {
  const [{ toTiled }, tools] = await Promise.all([import('@muster/rulesets/maps/index.js'), mapToolsOf(rulesetId)])
  return tools ? toTiled(tools.spec, file) : file
}
