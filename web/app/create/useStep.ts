'use client'

import { useSearchParams } from 'next/navigation.js'
import { useCallback } from 'react'
import { type Step, stepNamed } from './steps.js'

export const addressOf = (step: Step): string => `?step=${step}`

/** The step that the address names: the browser’s own buttons go back and forth between steps. */
export const useStep = (): readonly [step: Step, go: (step: Step) => void] => {
  const step = stepNamed(useSearchParams().get('step'))
  // Nothing of the page is asked for anew.
  const go = useCallback((to: Step) => window.history.pushState(null, '', addressOf(to)), [])
  return [step, go]
}
