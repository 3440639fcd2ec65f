'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import * as words from '../messages/shell.generated.js'
import { Skeleton } from '../ui/index.js'

const never = (): (() => void) => () => undefined

/** False while the server renders, and while the browser takes over what it rendered. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** What the server renders of a page is the same for everybody: data is fetched by the browser that may see it. */
export function InBrowser({
  children,
  label = words.opening(),
}: {
  readonly children: ReactNode
  readonly label?: string
}) {
  const here = useInBrowser()
  return here ? children : <Skeleton lines={4} label={label} />
}
