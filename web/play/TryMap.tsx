'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useCallback, useMemo } from 'react'
import type { Setup } from './campaign.js'
import { openMapEngine } from './openMapEngine.js'
import { PlayScreen } from './PlayPage.js'

interface TryMapProps {
  readonly file: ScenarioFile
  readonly seat: string
  readonly turns: number
  /** Where it is drawn. */
  readonly editor: string
}

/** Some turns on a map that is drawn: bots play all its seats but one. */
export function TryMap({ file, seat, turns, editor }: TryMapProps) {
  const setup = useMemo<Setup>(
    () => ({ ruleset: file.ruleset, title: file.title, seat, turns, editor, printed: file }),
    [file, seat, turns, editor],
  )
  const start = useCallback(() => {
    const { ask, close } = openMapEngine()
    return { begin: () => ask('open', { file, seat: seatId(seat), turns }), ask, close }
  }, [file, seat, turns])
  return <PlayScreen {...{ setup, start }} />
}
