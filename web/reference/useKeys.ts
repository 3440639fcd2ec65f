'use client'

import { useLayoutEffect, useState } from 'react'

/** How long the second key is waited for, in milliseconds. */
const patience = 1200

/** Whether keys go into a field. */
export const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Two keys one after the other, `g` and then `r`, open the reference: as long as nobody is writing and no dialog is open. */
export const useReferenceKeys = (): readonly [boolean, (open: boolean) => void] => {
  const [open, setOpen] = useState(false)
  // Before it is painted: whoever sees the page may press at once.
  useLayoutEffect(() => {
    let first = -Infinity
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return
      if (document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key === 'r' && event.timeStamp - first < patience) {
        event.preventDefault()
        setOpen(true)
      }
      first = key === 'g' ? event.timeStamp : -Infinity
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return [open, setOpen]
}
