import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { engine } from '../common/fault.js'
import { unavailable } from '../../base/problems.js'
import type { Game, Registry } from './registry.js'

/** @throws Problem where the server has it no more. */
export const gameOf = (registry: Registry, id: string): Game => {
  const game = registry.get(id)
  if (!game) throw unavailable(`This server no longer has the ruleset ${id}. Ask the host of this server.`)
  return game
}

/** The system under which the campaign's battles are fought, as it chose. */
export const systemOf = (registry: Registry, choice: TabletopChoice): TabletopSystem => {
  const made = engine(() => registry.system(choice))
  if (made.ok) return made.value
  throw unavailable(
    `This server can no longer load the campaign’s tabletop system (${made.problem.message}). Ask the host of this server.`,
  )
}
