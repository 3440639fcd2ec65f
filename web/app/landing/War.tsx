'use client'

import { lazy, Suspense } from 'react'
import * as words from '../../messages/landing.generated.js'
import { useInView } from './useInView.js'

const Stage = lazy(() => import('./Stage.js').then((module) => ({ default: module.Stage })))

/** A war on the map, as paper until it is there. */
export function War() {
  const [ref, seen] = useInView<HTMLElement>()
  return (
    <figure ref={ref} className="a-war" aria-label={words.war()}>
      <Suspense fallback={null}>{seen && <Stage />}</Suspense>
    </figure>
  )
}
