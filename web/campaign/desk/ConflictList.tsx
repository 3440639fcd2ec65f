'use client'

import { lazy, Suspense, useEffect, useRef } from 'react'
import * as words from '../../messages/draft.generated.js'
import { useOpenDesk } from './DeskContext.js'

// There is seldom one.
const ConflictChoice = lazy(() => import('./ConflictChoice.js').then((module) => ({ default: module.ConflictChoice })))

/** What this device and another have changed in two ways, to choose from. */
export function ConflictList() {
  const { conflicts, choose } = useOpenDesk().desk
  const box = useRef<HTMLElement>(null)
  const made = useRef(false)
  // The button that was pressed is gone with its choice: the next one has the focus, or the desk.
  useEffect(() => {
    if (!made.current) return
    made.current = false
    const next = box.current?.querySelector('button') ?? box.current
    next?.focus()
  }, [conflicts])
  return (
    <section ref={box} tabIndex={-1} aria-label={words.conflicts()} className="c-conflicts">
      {conflicts.length > 0 && (
        <Suspense fallback={null}>
          <ul>
            {conflicts.map((conflict) => (
              <ConflictChoice
                key={conflict.place}
                conflict={conflict}
                choose={(which) => {
                  made.current = true
                  choose(conflict.place, which)
                }}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </section>
  )
}
