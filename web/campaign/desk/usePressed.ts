'use client'

import { useEffect, useState } from 'react'

/** Keys that are pressed and not taken yet; null before the first, with which is fetched what the desk makes of them. */
export const usePressed = (): KeyboardEvent[] | null => {
  const [pressed] = useState<KeyboardEvent[]>([])
  const [isWoken, wake] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      pressed.push(event)
      wake(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [pressed])
  return isWoken ? pressed : null
}
