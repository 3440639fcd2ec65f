'use client'

import { useViewContext } from './ViewContext.js'

/** Figures at the side: what the ruleset thinks worth showing. */
export function Facts() {
  const { facts } = useViewContext().view
  if (facts.length === 0) return null
  return (
    <dl className="c-facts">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
