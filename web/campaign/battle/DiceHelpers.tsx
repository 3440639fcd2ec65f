'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { Procedure, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useMemo, useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/rolls.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Bench, type Faces } from '../../dice/Bench.js'
import { useBattleContext } from './BattleContext.js'
import { RollView } from './RollView.js'
import { wordsOf } from '../../dice/words.js'

/** The rolls of a battle: odds first, then Muster's dice or the group's own, and into the log that both sides see. */
export function DiceHelpers({ system }: { readonly system: TabletopSystem }) {
  const { desk, open, acts } = useBattleContext()
  const word = useMemo(() => wordsOf(system), [system])
  const [error, setError] = useState<CombinedError | null>(null)
  const [shownFrom, setShownFrom] = useState<number | null>(null)
  const last = desk.entries.reduce((most, { number }) => Math.max(most, number), 0)
  const send = async ({ id }: Procedure, input: Json, faces: Faces | null): Promise<boolean> => {
    setShownFrom(last)
    const problem = await acts.roll(id, input, faces)
    setError(problem)
    return problem === null
  }
  const mine = desk.sides.filter((side) => side.mine).map(({ seat }) => seat)
  const below = ({ id }: Procedure) => {
    const result = desk.entries
      .filter(
        ({ number, seat, roll: own }) =>
          shownFrom !== null && number > shownFrom && mine.includes(seat) && own?.procedure === id,
      )
      .at(-1)
    return (
      <div aria-live="polite">
        {error && <Trouble error={error} />}
        {result && <RollView key={result.number} entry={result} {...{ system, word }} />}
      </div>
    )
  }
  if (system.procedures.length === 0) return <p className="m-quiet">{words.noneHere({ system: system.title })}</p>
  return <Bench {...{ system, word, below }} label={words.rollIt()} logged roll={open ? send : null} />
}
