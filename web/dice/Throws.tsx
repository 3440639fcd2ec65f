import { diceOf } from '@muster/rulesets/kit/dice.js'
import * as words from '../messages/dice.generated.js'
import { DieFace } from './DieFace.js'
import { dieWord } from './words.js'

interface Thrown {
  readonly name: string
  readonly faces: readonly number[]
}

/** Throws of one name stand together. */
const byName = (throws: readonly Thrown[]): readonly (readonly [name: string, faces: readonly number[]])[] => {
  const found = new Map<string, number[]>()
  for (const { name, faces } of throws) found.set(name, [...(found.get(name) ?? []), ...faces])
  return [...found]
}

/** Dice as they fell, by what they were thrown for. */
export const Throws = ({ throws }: { readonly throws: readonly Thrown[] }) =>
  throws.length === 0 ? (
    <p className="m-label m-quiet">{words.noDie()}</p>
  ) : (
    <ul className="t-throws">
      {byName(throws).map(([name, faces]) => (
        <li key={name}>
          <span className="t-throw-name">{dieWord(name)}</span>
          <span className="t-dice">
            {faces.map((face, at) => (
              <DieFace key={at} face={face} sides={diceOf(name).faces} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
