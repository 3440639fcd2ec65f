'use client'

import { lazy, Suspense, useState } from 'react'
import * as words from '../../messages/desk.generated.js'
import { Skeleton } from '../../ui/index.js'

// Hardly anybody opens it in every turn.
const StandingPanel = lazy(() => import('./StandingPanel.js').then((module) => ({ default: module.StandingPanel })))

/** What is done whenever the player says nothing: put away until it is opened. */
export function StandingFold() {
  const [open, setOpen] = useState(false)
  return (
    <details className="a-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.standing()}</summary>
      {open && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <StandingPanel />
        </Suspense>
      )}
    </details>
  )
}
