'use client'

import type { MapFinding, MapProblem } from '@muster/rulesets/kit/mapSpec.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useEffect, useRef, useState } from 'react'
import { openMapEngine } from '../play/openMapEngine.js'

export interface Checked {
  /** Why no campaign can begin on it yet. */
  readonly problems: readonly MapProblem[]
  readonly findings: readonly MapFinding[]
  readonly busy: boolean
}

/** How much of it keeps a campaign from beginning. */
export const inTheWay = ({ problems, findings }: Checked): number =>
  problems.length + findings.filter(({ weight }) => weight === 'unplayable').length

type Worker = ReturnType<typeof openMapEngine>

/** Milliseconds for which nothing is drawn before the map is checked. */
const quiet = 500

/** The ruleset's own check, in a worker beside the page: of the map as it was when the hand last rested. */
export const useCheck = (file: ScenarioFile): Checked => {
  const [checked, setChecked] = useState<Checked>({ problems: [], findings: [], busy: true })
  const worker = useRef<Worker | null>(null)
  useEffect(() => {
    const opened = openMapEngine()
    worker.current = opened
    return opened.close
  }, [])
  useEffect(() => {
    let here = true
    const timer = setTimeout(() => {
      setChecked((before) => ({ ...before, busy: true }))
      worker.current?.ask('check', { file }).then(
        (answer) => here && setChecked({ ...answer, busy: false }),
        () => here && setChecked((before) => ({ ...before, busy: false })),
      )
    }, quiet)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [file])
  return checked
}
