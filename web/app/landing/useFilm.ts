'use client'

import { useEffect, useState } from 'react'
import { openEngine } from '../../play/openEngine.js'
import type { Film } from '../../play/protocol.js'

/** The war that the engine plays in a worker, which is let go once it is told; null until then, and where it cannot run. */
export const useFilm = (): Film | null => {
  const [film, setFilm] = useState<Film | null>(null)
  useEffect(() => {
    const engine = openEngine()
    // Without it the page says all it has to say in words.
    engine
      .ask('film', {})
      .then(setFilm, () => undefined)
      .finally(engine.close)
    return engine.close
  }, [])
  return film
}

const calm = '(prefers-reduced-motion: reduce)'
const beat = 2200

/** The turn that is shown. It runs by itself, over and over, until somebody stops it; where no motion is wished it stands in the middle of the war. */
export const useBeat = (count: number) => {
  const [still] = useState(() => window.matchMedia(calm).matches)
  const [running, setRunning] = useState(!still)
  const [at, setAt] = useState(() => (still ? Math.floor(count / 2) : 0))
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setAt((at + 1) % count), beat)
    return () => clearTimeout(timer)
  }, [running, at, count])
  return { at, running, toggle: () => setRunning(!running) }
}
