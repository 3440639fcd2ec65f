import { language } from '@muster/rulesets/kit/language.js'
import type { MapCalls } from './mapsProtocol.js'
import { type Engine, engineAt } from './openEngine.js'

/** The rules in a worker of this page, for maps that are drawn on it. */
export const openMapEngine = (): Engine<MapCalls> =>
  engineAt<MapCalls>(
    new Worker(new URL('./engine/maps/worker.ts', import.meta.url), { type: 'module', name: language() }),
  )
