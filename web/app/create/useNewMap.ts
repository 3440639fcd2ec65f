'use client'

import { isSeed, longestSeed } from '@muster/rulesets/kit/generated.js'
import { useEffect, useState } from 'react'
import { type CombinedError, useQuery } from 'urql'
import * as words from '../../messages/maps.generated.js'
import { generatedScenarioQuery } from '../../api/rulesets.js'
import type { GeneratorOffer, ScenarioOffer } from '../../api/rulesets.js'

/** Letters and digits that nobody takes for one another when a seed is read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters.charAt(byte % letters.length)).join('')

/** How long a typed seed rests before its map is asked for, in milliseconds. */
const rest = 400

/** The value once it has not changed for a while. */
const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

export interface NewMap {
  readonly generator: GeneratorOffer
  readonly players: number
  readonly seed: string
  readonly setPlayers: (players: number) => void
  readonly setSeed: (seed: string) => void
  readonly another: () => void
  /** Null while it is being drawn, or cannot be. */
  readonly scenario: ScenarioOffer | null
  readonly problem: string | undefined
  readonly error: CombinedError | undefined
}

/** For how many players, and from which seed. */
export interface MapWish {
  readonly players: number
  readonly seed: string
}

interface Wishing {
  readonly wish: MapWish
  readonly onWish: (wish: MapWish) => void
}

/** A map that a generator draws for these players from this seed: asked for only while somebody looks at it. */
export const useNewMap = (
  rulesetId: string,
  generator: GeneratorOffer,
  looking: boolean,
  { wish: { players, seed }, onWish }: Wishing,
): NewMap => {
  const rested = useRested(seed)
  const [{ data, error }] = useQuery({
    query: generatedScenarioQuery,
    variables: { rulesetId, generatorId: generator.id, players, seed: rested },
    pause: !looking || !isSeed(rested),
  })
  const found = data?.generatedScenario ?? null
  const asked = found?.id.endsWith(`.${String(players)}.${seed}`) === true
  return {
    ...{ generator, players, seed, error },
    setPlayers: (next) => onWish({ players: next, seed }),
    setSeed: (next) => onWish({ players, seed: next }),
    another: () => onWish({ players, seed: freshSeed() }),
    scenario: asked ? found : null,
    problem: isSeed(seed) ? undefined : words.seedProblem({ most: longestSeed }),
  }
}
