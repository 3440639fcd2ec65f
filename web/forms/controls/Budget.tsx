'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { NodeOf } from '../node.js'
import { spentIn } from '../points.js'

interface BudgetProps {
  readonly node: NodeOf<'several' | 'table'>
  readonly value: Json | undefined
}

/** What is spent of a budget, in figures and in words. */
export function Budget({ node, value }: BudgetProps) {
  const { budget } = node
  if (budget === undefined) return null
  const left = budget - spentIn(node, value)
  const said = left < 0 ? `${String(-left)} too many` : left === 0 ? 'all spent' : `${String(left)} left`
  return (
    <p className="f-budget" role="status" data-over={left < 0 || undefined}>
      <b>{budget - left}</b> of {budget} points · {said}
    </p>
  )
}
