'use client'

import type { MapProblem } from '@muster/rulesets/kit/mapSpec.js'
import * as words from '../messages/editor.generated.js'
import './check.css'
import { useEditor } from './EditorContext.js'
import { type Checked, inTheWay } from './useCheck.js'

/** One sentence; a press shows the cells that it speaks of. */
function Finding({ problem, weight }: { readonly problem: MapProblem; readonly weight: string }) {
  const { drawing, mark } = useEditor()
  const { text, at = [], piece } = problem
  const told = at.length > 0 || piece !== undefined
  const show = (): void =>
    mark({ told: at, piece: piece !== undefined && piece < drawing.pieces.length ? piece : null })
  return (
    <li className="e-finding" data-weight={weight}>
      {told ? (
        <button type="button" onClick={show}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  )
}

/** What keeps a campaign from beginning on the map, and who is better off on it: by the ruleset, while one draws. */
export function CheckTab({ checked }: { readonly checked: Checked }) {
  const { problems, findings, busy } = checked
  const wrong = inTheWay(checked)
  const fine = problems.length + findings.length === 0
  return (
    <section aria-busy={busy}>
      <p className="e-note" role="status">
        {busy
          ? words.checking()
          : wrong > 0
            ? words.notYet({ problems: wrong })
            : fine
              ? words.fine()
              : words.playable()}
      </p>
      <ul className="e-findings">
        {problems.map((problem, at) => (
          <Finding key={at} problem={problem} weight="problem" />
        ))}
        {findings.map((finding, at) => (
          <Finding key={at} problem={finding} weight={finding.weight} />
        ))}
      </ul>
    </section>
  )
}
