import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { LRUCache } from 'lru-cache'
import type { Engines } from './engines.js'
import type { DrawnMap, ScenarioHead } from './map.js'
import type { CheckedMap } from './ownMap.js'
import { generatedBy, type Registry } from './registry.js'

/** Maps are drawn off the event loop and cached: a generator may take seconds. */
export interface Maps {
  /** One that is shipped, or one that a generator makes; null: there is none with this name. */
  scenario(rulesetId: string, scenarioId: string): Promise<ScenarioHead | null>
  /** Its map, as far as everybody may know it. */
  board(rulesetId: string, scenarioId: string): Promise<Board | null>
  /** What is to be said of a scenario file, in the reader's language. */
  checkFile(file: ScenarioFile): Promise<CheckedMap>
}

const kept = 200

export const openMaps = (registry: Registry, engines: Engines): Maps => {
  const drawn = new LRUCache<string, Promise<DrawnMap | null>>({ max: kept })
  const shipped = (ruleset: string, scenario: string): ScenarioHead | null =>
    registry.get(ruleset)?.scenarios.find(({ id }) => id === scenario) ?? null
  /** Simultaneous callers wait for the same drawing; one that failed is tried again. */
  const draw = (ruleset: string, scenario: string): Promise<DrawnMap | null> => {
    const key = `${ruleset}/${scenario}`
    const known = drawn.get(key)
    if (known) return known
    const drawing = engines.run('map', { ruleset, scenario })
    drawn.set(key, drawing)
    drawing.catch(() => drawn.delete(key))
    return drawing
  }
  /** A name that is not valid is not sent to a thread. */
  const map = async (ruleset: string, scenario: string): Promise<DrawnMap | null> => {
    const game = registry.get(ruleset)
    return game && (shipped(ruleset, scenario) || generatedBy(game, scenario).ok) ? draw(ruleset, scenario) : null
  }
  return {
    scenario: async (ruleset, scenario) =>
      shipped(ruleset, scenario) ?? (await map(ruleset, scenario))?.scenario ?? null,
    board: async (ruleset, scenario) => (await map(ruleset, scenario))?.board ?? null,
    checkFile: (file) => engines.run('checkMap', { file }),
  }
}
