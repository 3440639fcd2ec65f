'use client'

import { lazy, Suspense, useState } from 'react'
import * as words from '../../messages/sharedWar.generated.js'
import { Skeleton } from '../../ui/index.js'

const ShareWar = lazy(() => import('../end/ShareWar.js').then((module) => ({ default: module.ShareWar })))

/** While the war is on, for who holds a seat: whoever wants no link to it can say so before there is one. */
export function ObjectToLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="a-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.beforehand()}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <ShareWar />
        </Suspense>
      )}
    </details>
  )
}
