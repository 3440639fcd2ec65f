'use client'

import { isSeed, seedRule } from '@muster/rulesets/kit/generated.js'
import { useEffect, useState } from 'react'
import { type CombinedError, useQuery } from 'urql'
import { generatedScenarioQuery } from '../../api/rulesets.js'
import type { GeneratorOffer, ScenarioOffer } from '../../api/rulesets.js'

/** Letters and digits that nobody takes for one another when a seed is read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const freshSeed = (): string =>
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

/** A map that a generator draws for these players from this seed: asked for only while somebody looks at it. */
export const useNewMap = (rulesetId: string, generator: GeneratorOffer, looking: boolean): NewMap => {
  const [players, setPlayers] = useState(generator.players[0] ?? 2)
  const [seed, setSeed] = useState(freshSeed)
  const [typed, setTyped] = useState(seed)
  const rested = useRested(typed)
  useEffect(() => {
    if (isSeed(rested)) setSeed(rested)
  }, [rested])
  const [{ data, error }] = useQuery({
    query: generatedScenarioQuery,
    variables: { rulesetId, generatorId: generator.id, players, seed },
    pause: !looking,
  })
  const found = data?.generatedScenario ?? null
  const asked = found?.id.endsWith(`.${String(players)}.${typed}`) === true
  return {
    ...{ generator, players, seed: typed, setPlayers, setSeed: setTyped, error },
    another: () => {
      const next = freshSeed()
      setTyped(next)
      setSeed(next)
    },
    scenario: asked ? found : null,
    problem: isSeed(typed) ? undefined : seedRule,
  }
}
