import type { Outcome, Procedure } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/dice.generated.js'
import { readable, type WordOf } from './words.js'

interface OutcomeProps {
  readonly procedure: Pick<Procedure, 'output'>
  readonly outcome: Outcome
  readonly word: WordOf
}

/** The values of an outcome with what they are called, in the procedure's order. */
export const saidOf = (
  { output }: Pick<Procedure, 'output'>,
  outcome: Outcome,
  word: WordOf,
): readonly (readonly [label: string, value: string])[] =>
  Object.entries(output).flatMap(([key, label]) =>
    outcome[key] === undefined ? [] : [[label, readable(outcome[key], word)] as const],
  )

/** What came of a procedure, in words. */
export const OutcomeView = ({ procedure, outcome, word }: OutcomeProps) =>
  outcome['legal'] === false ? (
    <p className="t-forbidden">{words.forbidden()}</p>
  ) : (
    <dl className="t-outcome">
      {saidOf(procedure, outcome, word).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
