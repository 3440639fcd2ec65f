import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/problems.generated.js'
import { guardEngine } from '../common/fault.js'
import { unavailable } from '../../base/problems.js'
import type { Edition, EditionKey, Game } from './game.js'
import type { Registry } from './registry.js'

const editionOf = (registry: Registry, key: EditionKey): Edition => {
  const found = registry.edition(key)
  if (found) return found
  throw unavailable(registry.get(key.ruleset) ? words.noEditionHere(key) : words.noRulesetHere(key))
}

/** @throws Problem if the server does not have its edition, or no longer. */
export const gameOf = (registry: Registry, { ruleset, edition }: EditionKey): Game =>
  editionOf(registry, { ruleset, edition }).game

/** A map of its edition. */
export const scenarioIn = (registry: Registry, { ruleset, edition }: EditionKey, id: string): Scenario | null =>
  editionOf(registry, { ruleset, edition }).scenario(id)

/** The system under which the campaign's battles are fought, as chosen. */
export const systemOf = (
  registry: Registry,
  { ruleset, edition }: EditionKey,
  choice: TabletopChoice,
): TabletopSystem => {
  const { system } = editionOf(registry, { ruleset, edition })
  const made = guardEngine(() => system(choice))
  if (made.ok) return made.value
  throw unavailable(words.noSystemHere({ problem: made.problem.message }))
}
