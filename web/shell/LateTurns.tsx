import { listed } from '@muster/rulesets/kit/messages.js'
import * as words from '../messages/lateStarts.generated.js'
import type { LateStarts } from '../api/lateStarts.js'

/** What somebody is told who could take a start that is kept: what they would be given, turn by turn from the next one on. */
export function LateTurns({ turn, starts }: { readonly turn: number; readonly starts: LateStarts }) {
  const gainOf = ({ label, value }: LateStarts[number]['gains'][number]): string =>
    words.gain({ label, value: typeof value === 'string' ? value : JSON.stringify(value) })
  return (
    <ul className="m-label">
      {starts
        .filter((start) => start.turn > turn)
        .map((start) => (
          <li key={start.turn}>{words.ifYouJoin({ turn: start.turn, gains: listed(start.gains.map(gainOf)) })}</li>
        ))}
    </ul>
  )
}
