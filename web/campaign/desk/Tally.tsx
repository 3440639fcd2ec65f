'use client'

import type { Fact } from '@muster/rulesets/kit/view.js'

/** What the sheet spends and leaves, always in sight while it is written. */
export const Tally = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <div className="c-tally" role="status" aria-label="What the sheet comes to">
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
