import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import { rulesetId } from '@muster/rulesets/kit/ids.js'
import { type Registry, registryOf } from '@muster/server/dist/referee/compute/registry.js'
import type { Toy } from '../support/toyRuleset.js'
import { longToy } from '../support/toyVariants.js'

const night = longToy(40)

/** Lanterns with a second turn that does what no engine should. */
const spoilt = (id: string, title: string, spoil: () => void): Toy => ({
  ...night,
  ...{ id: rulesetId(id), title },
  advance: (state, ...rest) => {
    if (state.turn === 2) spoil()
    return night.advance(state, ...rest)
  },
})

const loop = (): void => {
  let steps = 0
  while (steps >= 0) steps += 1
}

const devour = (): void => {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at))
}

/** Rulesets whose campaign alone may be held. */
export const spoilers = ['looping', 'devouring'] as const

/** What is played while things break: an address of this module goes to threads, too. */
export const registry: Registry = registryOf([
  night,
  boltgun,
  hex,
  spoilt('looping', 'Lanterns for ever', loop),
  spoilt('devouring', 'Lanterns without measure', devour),
])
