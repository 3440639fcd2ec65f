'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { Skeleton } from '../../skin/index.js'

const never = (): (() => void) => () => undefined

/** What the server renders of a page is the same for everybody: data is fetched by the browser that may see it. */
export function InBrowser({
  children,
  label = 'Opening the page',
}: {
  readonly children: ReactNode
  readonly label?: string
}) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return here ? children : <Skeleton lines={4} label={label} />
}
