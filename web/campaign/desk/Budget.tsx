'use client'

import type { Fact } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/desk.generated.js'

/** What the sheet spends and leaves, always in sight while it is written. */
export const Budget = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <div className="c-budget" role="status" aria-label={words.budget()}>
      <dl>
        {facts.map(({ key, label, value }) => (
          <div key={key} data-short={(typeof value === 'number' && value < 0) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
