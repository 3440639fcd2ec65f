import { fail, ok, type Result } from './result.js'
import type { Scenario, ScenarioGenerator } from './ruleset.js'

/** Longest seed of a generated scenario. */
export const longestSeed = 40

/** What a seed may be, in one sentence that says what to do. */
const seedRule = `Give a seed of 1 to ${String(longestSeed)} letters A to Z, digits and hyphens.`

export const isSeed = (seed: string): boolean => seed.length <= longestSeed && /^[A-Za-z0-9-]+$/.test(seed)

/** The id of a generated scenario is all that a campaign stores of it. */
export const generatedId = (generator: string, players: number, seed: string): string =>
  `${generator}.${String(players)}.${seed}`

/** What to generate, checked: every limit is told in a sentence that says what to do. */
export const toGenerate = (
  generators: readonly ScenarioGenerator[],
  generatorId: string,
  players: number,
  seed: string,
): Result<() => Scenario, string> => {
  const generator = generators.find(({ id }) => id === generatorId)
  if (!generator) return fail('There is no such generator. Choose one from the ruleset’s list.')
  if (!generator.players.includes(players))
    return fail(`The generator makes maps for ${generator.players.join(', ')} players. Choose one of these numbers.`)
  if (!isSeed(seed)) return fail(seedRule)
  return ok(() => generator.make(players, seed))
}

/** The parts of an id as `generatedId` writes it; null for one that is written otherwise. */
export const readGeneratedId = (
  id: string,
): { readonly generator: string; readonly players: number; readonly seed: string } | null => {
  const [generator, players, seed, ...more] = id.split('.')
  if (generator === undefined || players === undefined || seed === undefined || more.length > 0) return null
  return /^[1-9]\d?$/.test(players) ? { generator, players: Number(players), seed } : null
}
