'use client'

import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft } from './keep.js'

type State = 'kept' | 'keeping' | 'lost'

export interface Kept {
  readonly state: State
  /** Keeps it at once. */
  readonly now: () => Promise<void>
}

/** Milliseconds after the last change. */
const quiet = 700

/** Whatever is drawn is kept on this device as it is drawn, until it is saved. */
export const useKept = (id: string, file: ScenarioFile): Kept => {
  const [state, setState] = useState<State>('kept')
  const first = useRef(file)
  const keep = useCallback(() => {
    return keepDraft(id, file).then((done) => setState(done ? 'kept' : 'lost'))
  }, [id, file])
  useEffect(() => {
    if (file === first.current) return undefined
    setState('keeping')
    const timer = setTimeout(() => void keep(), quiet)
    return () => clearTimeout(timer)
  }, [file, keep])
  return { state, now: keep }
}
