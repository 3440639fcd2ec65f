'use client'

import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import * as words from '../messages/referenceButton.generated.js'
import { loadShelf } from '../tabletop/useSystem.js'
import { Button } from '../ui/index.js'
import { useReferenceKeys } from './useKeys.js'

const loadDialog = () => import('./ReferenceDialog.js')
const ReferenceDialog = lazy(() => loadDialog().then((module) => ({ default: module.ReferenceDialog })))

/** How long the page is left to itself before the tables are fetched for later, in milliseconds. */
const later = 2500

interface HeldProps {
  readonly choice: TabletopChoice
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

// Whoever has no network by then fetches them when he asks for them.
const fetchAhead = (): void => void Promise.allSettled([loadDialog(), loadShelf()])

/** A button, and the reference that it opens; the tables are fetched as soon as a hand comes near. */
export function HeldReference({ choice, open, onOpen }: HeldProps) {
  return (
    <>
      <Button
        size="s"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => onOpen(true)}
        aria-keyshortcuts="g r"
        title={words.keys()}
      >
        {words.reference()}
      </Button>
      {open &&
        // Beside the page, so that it looks the same over every one.
        createPortal(
          <Suspense fallback={null}>
            <ReferenceDialog choice={choice} onClose={() => onOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

/** The same for the page of a battle, at whose table there may be no network: once it has been open for a while the tables are there. */
export function Reference({ choice }: { readonly choice: TabletopChoice }) {
  const [open, setOpen] = useReferenceKeys()
  useEffect(() => {
    const timer = setTimeout(fetchAhead, later)
    return () => clearTimeout(timer)
  }, [])
  return <HeldReference choice={choice} open={open} onOpen={setOpen} />
}
