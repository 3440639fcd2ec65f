'use client'

import { useEffect, useState } from 'react'

/** Control+K or Command+K opens the command palette. */
export const usePaletteKey = (): readonly [boolean, (open: boolean) => void] => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return [open, setOpen]
}
