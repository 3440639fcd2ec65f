'use client'

import { useSyncExternalStore } from 'react'

/** What of a page stands in its address besides its path: reloaded, or opened by somebody else, it shows the same. */
export type Address = Pick<URLSearchParams, 'get'>

const listeners = new Set<() => void>()

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The address as it is, and whenever somebody goes on or back. */
export const useAddress = (): Address =>
  new URLSearchParams(
    useSyncExternalStore(
      watch,
      () => window.location.search,
      () => '',
    ),
  )

/** Writes something into the address, null: takes it out. What is only a look replaces the present entry of the browser's history. */
export const writeAddress = (
  values: Readonly<Record<string, string | null>>,
  how: 'push' | 'replace' = 'replace',
): void => {
  const url = new URL(window.location.href)
  url.hash = ''
  for (const [key, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(key)
    else url.searchParams.set(key, value)
  }
  if (url.href === window.location.href) return
  try {
    window.history[`${how}State`](null, '', url)
  } catch {
    // Some browsers take only so many in a time; the next one is taken again.
    return
  }
  for (const listener of listeners) listener()
}
