'use client'

import { useEffect, useRef, useState } from 'react'
import type { DeskState } from '../campaign/desk/deskState.js'
import type { Plan } from './plan.js'
import { handOf, resolved, withSheet } from './variants.js'

export interface Resolving {
  /** Something is wrong with the sheet that is open. */
  readonly isBlocked: boolean
  /** How many orders stand on it. */
  readonly orders: number
  readonly now: () => void
  /** Once what has just been put on the sheet stands there. */
  readonly soon: () => void
}

/** Takes the next step of a plan. What is on the open sheet counts, whether it is saved by now or not. */
export const useResolve = (plan: Plan, { ask, orders, problems }: DeskState, then: () => void): Resolving => {
  const { told, owner, eyes, variant, change, setEyes } = plan
  const isDue = useRef(false)
  const [, look] = useState(0)
  const isWritten = ask !== null && handOf(variant, eyes, owner) === 'player'
  const isBlocked = isWritten && problems.length > 0
  const now = (): void => {
    change((one) => {
      const ready = isWritten ? withSheet(one, one.steps.length, ask.id, orders) : one
      return resolved(ready, told.asks, owner)
    })
    setEyes(owner)
    then()
  }
  const soon = (): void => {
    isDue.current = true
    look((before) => before + 1)
  }
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    if (!isBlocked) now()
  })
  return { isBlocked, orders: orders.length, now, soon }
}
