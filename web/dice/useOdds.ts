'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { Procedure } from '@muster/rulesets/kit/system.js'
import { useEffect, useState } from 'react'
import { type OddsSummary, summarised } from './odds.js'

export type OddsState =
  | { readonly kind: 'working' }
  | { readonly kind: 'ready'; readonly summary: OddsSummary }
  /** They are not worked out: why, and what to look at instead. */
  | { readonly kind: 'without'; readonly why: string }
  /** What is wrong with the input. */
  | { readonly kind: 'bad'; readonly why: string }

/** How long an input rests before its odds are worked out, in milliseconds: at least, and where the last ones took long. */
const rest = 120
const longRest = 700
const long = 150

/** Exact probabilities of a procedure, worked out when the hand rests: typing never waits for them. */
export const useOdds = (procedure: Procedure, input: Json): OddsState => {
  const [state, setState] = useState<{
    readonly of: Json
    readonly procedure: Procedure
    readonly odds: OddsState
  } | null>(null)
  const [took, setTook] = useState(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const from = performance.now()
        const chance = procedure.prepare(input)
        const odds: OddsState = !chance.ok
          ? { kind: 'bad', why: chance.problem }
          : procedure.withoutOdds !== undefined
            ? { kind: 'without', why: procedure.withoutOdds }
            : { kind: 'ready', summary: summarised(chance.value.odds(), procedure.output) }
        setState({ of: input, procedure, odds })
        setTook(performance.now() - from)
      },
      took > long ? longRest : rest,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `took` says when the next one begins, and begins none itself
  }, [procedure, input])
  if (state?.procedure !== procedure) return { kind: 'working' }
  // The last odds stay until the new ones are there, and are greyed.
  return state.of === input || state.odds.kind === 'bad' ? state.odds : { kind: 'working' }
}
