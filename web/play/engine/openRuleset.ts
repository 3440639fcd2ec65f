import type { Game } from './anyGame.js'
import { engines } from './engines.generated.js'

const doors: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = engines

/** A ruleset, fetched with the first need of it. */
export const openRuleset = async (ruleset: string): Promise<Game> => {
  const door = Object.hasOwn(doors, ruleset) ? doors[ruleset] : undefined
  if (!door) throw new Error(`there is no ruleset ${ruleset}`)
  return (await door()).default as Game
}
