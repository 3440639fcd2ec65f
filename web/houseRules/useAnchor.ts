'use client'

import { useEffect } from 'react'

/** Goes to the part of the page that the address names, once it is there: browsers look for it only while the page loads. */
export const useAnchor = (anchors: readonly string[]): void => {
  const all = anchors.join(' ')
  useEffect(() => {
    const named = decodeURIComponent(window.location.hash.slice(1))
    if (!all.split(' ').includes(named)) return
    const found = document.getElementById(named)
    found?.focus()
    found?.scrollIntoView()
  }, [all])
}
