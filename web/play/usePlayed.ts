'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Told as Moment } from '../campaign/playback/Film.js'
import type { PlayedMap } from '../campaign/playback/usePlayback.js'
import { isOn } from '../ui/index.js'
import type { Told } from './protocol.js'

const momentOf = ({ view, report }: Told): Moment => ({ turn: view.turn, stage: view.stage, view, report: [...report] })

/** What came of the last answer, played on the map. */
export interface Played {
  /** What was known before it and what is known after it, while it is played. */
  readonly moments: readonly Moment[] | null
  readonly map: PlayedMap | null
  readonly show: (map: PlayedMap | null) => void
  readonly end: () => void
  /** Plays it again; null where there is nothing to play. */
  readonly watch: (() => void) | null
}

/** Plays each answer's consequences as they come, unless the reader does not want it. */
export const usePlayed = (told: Told): Played => {
  const [last, setLast] = useState(told)
  const [before, setBefore] = useState<Told | null>(null)
  const [playing, setPlaying] = useState(false)
  const [map, show] = useState<PlayedMap | null>(null)
  if (told !== last) {
    setLast(told)
    const news = told.number > last.number && told.report.length > 0
    setBefore(news ? last : null)
    setPlaying(news && isOn('resolutions'))
    show(null)
  }
  const end = useCallback(() => {
    setPlaying(false)
    show(null)
  }, [])
  const moments = useMemo(
    () => (before && playing ? [momentOf(before), momentOf(told)] : null),
    [before, playing, told],
  )
  return { moments, map, show, end, watch: before && (() => setPlaying(true)) }
}
