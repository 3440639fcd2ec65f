'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { diceOf } from '@muster/rulesets/kit/dice.js'
import type { Outcome, Procedure, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useMemo, useState } from 'react'
import * as words from '../messages/practice.generated.js'
import { Bench } from '../dice/Bench.js'
import { OutcomeView } from '../dice/OutcomeView.js'
import { Throws } from '../dice/Throws.js'
import { wordsOf } from '../dice/words.js'

interface Thrown {
  readonly name: string
  readonly faces: readonly number[]
}

interface Result {
  readonly procedure: string
  readonly outcome: Outcome
  readonly throws: readonly Thrown[]
}

/** An even face from the browser's own randomness: what would favour the low ones is passed over. */
const face = (faces: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % faces)
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < limit) return (value % faces) + 1
  }
}

const thrown = (procedure: Procedure, input: Json): Result | null => {
  const chance = procedure.prepare(input)
  if (!chance.ok) return null
  const throws: Thrown[] = []
  const outcome = chance.value.play((name) => {
    const { count, faces } = diceOf(name)
    const fell = Array.from({ length: count }, () => face(faces))
    throws.push({ name, faces: fell })
    return fell
  })
  return { procedure: procedure.id, outcome, throws }
}

/** The dice helpers away from any battle: odds, and throws that nobody else sees and no log keeps. */
export function Practice({ system }: { readonly system: TabletopSystem }) {
  const word = useMemo(() => wordsOf(system), [system])
  const [result, setResult] = useState<Result | null>(null)
  const roll = (procedure: Procedure, input: Json): Promise<boolean> => {
    setResult(thrown(procedure, input))
    return Promise.resolve(true)
  }
  const below = (procedure: Procedure) =>
    result?.procedure === procedure.id && (
      <div className="t-roll" aria-live="polite">
        <Throws throws={result.throws} />
        <OutcomeView procedure={procedure} outcome={result.outcome} word={word} />
        <p className="m-quiet m-label">{words.note()}</p>
      </div>
    )
  return (
    <>
      <h2 className="m-hidden">{words.heading()}</h2>
      <Bench {...{ system, word, roll, below }} label={words.press()} logged={false} />
    </>
  )
}
