'use client'

import { lazy, Suspense } from 'react'
import * as words from '../../messages/landing.generated.js'
import { useInView } from './useInView.js'

const Cards = lazy(() => import('./RulesetCards.js').then((module) => ({ default: module.RulesetCards })))

/** The rulesets, fetched when somebody has come so far. */
export function Rulesets() {
  const [ref, seen] = useInView<HTMLElement>()
  return (
    <section ref={ref} className="a-ruleset-cards" aria-labelledby="rulesets">
      <h2 id="rulesets">{words.rulesets()}</h2>
      <Suspense fallback={null}>{seen && <Cards />}</Suspense>
    </section>
  )
}
