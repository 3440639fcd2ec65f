import { useEffect, useState } from 'react'

export interface Running {
  readonly running: boolean
  /** To a step, and no further by itself. */
  readonly go: (to: number) => void
  /** Runs or stops; from the end it begins again. */
  readonly press: () => void
}

/** Steps that follow one another after a time of their own each. Readers may go step by step. */
export const useRunning = (
  at: number,
  last: number,
  beat: number,
  onAt: (at: number) => void,
  starts = false,
): Running => {
  const [playing, setPlaying] = useState(starts)
  const running = playing && at < last
  useEffect(() => {
    if (!running) return
    // What nobody looks at waits.
    const on = (): void => {
      if (document.hidden) document.addEventListener('visibilitychange', on, { once: true })
      else onAt(at + 1)
    }
    const timer = setTimeout(on, beat)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', on)
    }
  }, [running, at, beat, onAt])
  const go = (to: number): void => {
    setPlaying(false)
    onAt(Math.max(0, Math.min(last, to)))
  }
  const press = (): void => {
    if (!running && at >= last) onAt(0)
    setPlaying(!running)
  }
  return { running, go, press }
}
