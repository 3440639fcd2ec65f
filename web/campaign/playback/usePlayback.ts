import type { GameView } from '@muster/rulesets/kit/view.js'
import { useCallback, useEffect, useState } from 'react'
import type { Briefing } from '../../api/briefing.js'
import type { MapArrow, MapHighlight, Playing } from '../../map/index.js'
import { isOn, store, stored } from '../../ui/index.js'
import { useAddress, writeAddress } from '../address.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'

/** What the map shows instead of the present while a resolution is played. */
export interface PlayedMap {
  readonly view: GameView
  readonly arrows: readonly MapArrow[]
  readonly highlights: readonly MapHighlight[]
  readonly playing: Playing
  readonly focus: CellName | null
}

/** Briefings that are played: from what the first of them knew to what the last knows. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** After a long absence the last of them are enough. */
const most = 6

const keyOf = (campaignId: string): string => `seen ${campaignId}`

/** The last briefing that this browser has shown; signing out forgets it. */
const seenOf = (campaignId: string): number | null => {
  const seen = stored(keyOf(campaignId))
  return seen ? Number(seen) : null
}

const keepSeen = (campaignId: string, number: number): void => store(keyOf(campaignId), String(number))

const fields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"]), [contenteditable]'

/** Whoever writes or decides something is not taken away from it; the last to seal has just done so. */
const isBusy = (sealing: boolean): boolean =>
  document.activeElement?.matches(fields) === true ||
  (!sealing && document.querySelector('[role="dialog"][data-state="open"]') !== null)

export interface Playback {
  /** Null while nothing is played. */
  readonly span: Span | null
  /** Null until it can be drawn. */
  readonly map: PlayedMap | null
  readonly show: (map: PlayedMap | null) => void
  readonly watch: (span: Span) => void
  /** Opens the report and plays it, unless its reader has something else in hand or does not want it. Whether it does. */
  readonly begin: (span: Span, before: GameView | null) => boolean
  readonly end: () => void
}

const nothing: Pick<Playing, 'ways' | 'fresh'> = { ways: new Map(), fresh: new Set() }

/** The map as it was known, until the steps are there. */
const standing = (view: GameView): PlayedMap => ({
  ...{ view, arrows: [], highlights: [], focus: null },
  playing: { step: 0, ...nothing },
})

/** The resolution that is played on the map: one that has just come, one that came while its reader was away, or one watched again. */
export const usePlayback = (campaignId: string, { number, report }: Briefing, sealing: boolean): Playback => {
  const [span, setSpan] = useState<Span | null>(null)
  const [map, show] = useState<PlayedMap | null>(null)
  const isReport = useAddress().get('tab') === 'report'
  const watch = useCallback(({ from, to }: Span): void => {
    writeAddress({ tab: 'report' })
    setSpan({ from: Math.max(from, to - most), to })
  }, [])
  const end = useCallback((): void => {
    setSpan(null)
    show(null)
  }, [])
  const begin = useCallback(
    (wanted: Span, before: GameView | null): boolean => {
      if (isBusy(sealing) || !isOn('resolutions')) return false
      if (before) show(standing(before))
      watch(wanted)
      return true
    },
    [watch, sealing],
  )
  // Another tab is another matter.
  if (span && !isReport) end()
  useEffect(() => {
    const seen = seenOf(campaignId)
    keepSeen(campaignId, number)
    if (seen !== null && seen < number && report.length > 0) begin({ from: seen, to: number }, null)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visit: what comes later is told as news
  }, [])
  useEffect(() => keepSeen(campaignId, number), [campaignId, number])
  return { span, map, show, watch, begin, end }
}
