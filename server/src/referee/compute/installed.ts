import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/problems.generated.js'
import { guardEngine } from '../common/fault.js'
import { unavailable } from '../../base/problems.js'
import type { Game, Registry } from './registry.js'

/** @throws Problem if the server no longer has it. */
export const gameOf = (registry: Registry, id: string): Game => {
  const game = registry.get(id)
  if (!game) throw unavailable(words.noRulesetHere({ ruleset: id }))
  return game
}

/** The system under which the campaign's battles are fought, as chosen. */
export const systemOf = (registry: Registry, choice: TabletopChoice): TabletopSystem => {
  const made = guardEngine(() => registry.system(choice))
  if (made.ok) return made.value
  throw unavailable(words.noSystemHere({ problem: made.problem.message }))
}
