'use client'

import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/playback.generated.js'
import type { Briefing } from '../../api/briefing.js'
import { oldBriefingQuery } from '../../api/history.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Film, type FilmProps, type Told } from './Film.js'
import type { Span } from './usePlayback.js'

type Present = Told & Pick<Briefing, 'number'>

/** The briefings that are played, oldest first; null while one of them is not there yet, `missing` if it does not come. */
const useBriefings = ({ from, to }: Span, present: Present): readonly Told[] | 'missing' | null => {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const [read, setRead] = useState<ReadonlyMap<number, Told | null>>(() => new Map())
  const numbers = useMemo(() => Array.from({ length: to - from + 1 }, (_, index) => from + index), [from, to])
  useEffect(() => {
    let here = true
    for (const number of numbers) {
      if (number === present.number || read.has(number)) continue
      void client
        .query(oldBriefingQuery, { id, number })
        .toPromise()
        .then(({ data }) => {
          if (here) setRead((before) => new Map(before).set(number, data?.campaign?.briefing ?? null))
        })
    }
    return () => {
      here = false
    }
  }, [client, id, numbers, present.number, read])
  return useMemo(() => {
    const found = numbers.map((number) => (number === present.number ? present : read.get(number)))
    if (found.includes(null)) return 'missing'
    return found.every((one) => one !== undefined && one !== null) ? found : null
  }, [numbers, present, read])
}

interface PlaybackProps extends Omit<FilmProps, 'briefings'> {
  readonly span: Span
  /** The last of them, which is there already. */
  readonly present: Present
}

/** A resolution as an event: its report line by line, each with what it did on the map. */
export function Playback({ playback, span, present, onOrders }: PlaybackProps) {
  const briefings = useBriefings(span, present)
  const { end } = playback
  const isMissing = briefings === 'missing'
  useEffect(() => {
    if (isMissing) end()
  }, [isMissing, end])
  if (isMissing || !briefings) return <Skeleton lines={3} label={words.opening()} />
  return <Film key={span.from} {...{ playback, briefings, onOrders }} />
}
