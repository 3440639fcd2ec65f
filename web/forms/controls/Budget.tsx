'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { ReactNode } from 'react'
import * as words from '../../messages/forms.generated.js'
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
  const spent = { spent: budget - left, budget, b: (inside: ReactNode) => <b>{inside}</b> }
  return (
    <p className="f-budget" role="status" data-over={left < 0 || undefined}>
      {left < 0 ? words.overBudget({ ...spent, over: -left }) : words.budget({ ...spent, left })}
    </p>
  )
}
