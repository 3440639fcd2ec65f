'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'

/** Figures at the side: what the ruleset thinks worth showing. */
export const Facts = ({ view }: { readonly view: GameView }) =>
  view.facts.length === 0 ? null : (
    <dl className="c-facts">
      {view.facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
