import type { ScenarioGenerator } from '@muster/rulesets/kit/ruleset.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { toy, type Toy } from './toyRuleset.js'

/** Lanterns that runs on without an end, takes memory without an end, or throws, as its state says. */
const evolve: Toy['evolve'] = (state, events) => {
  const { fault } = state as { readonly fault?: string }
  const taken: number[][] = []
  for (let at = 0; fault === 'runs on'; at += 1) if (at < 0) break
  while (fault === 'devours') taken.push(Array.from({ length: 100_000 }, (_, at) => at))
  if (fault === 'throws') throw new Error('unreachable state of scout B1')
  return toy.evolve(state, events)
}

/** Draws a heath, or goes on drawing without an end, as the seed says. */
const make: ScenarioGenerator['make'] = (_players, seed) => {
  for (let at = 0; seed === 'endless'; at += 1) if (at < 0) break
  const [heath] = toy.scenarios
  if (!heath || seed === 'throws') throw new Error('unreachable marsh')
  return { ...heath, id: `marsh.2.${seed}` }
}

export const registry = registryOf([
  { ...toy, evolve, generators: [{ id: 'marsh', title: 'A marsh', about: 'Wet.', players: [2], make }] },
])
