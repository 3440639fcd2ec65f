import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { seatBriefingQuery, seatMomentsQuery } from '../../api/facilitating.js'
import { useCampaignContext } from '../CampaignContext.js'

const isOf = (viewer: Viewer, seat: SeatId): boolean => viewer.kind === 'seat' && viewer.seat === seat

/** What a seat is told, now (null) or at an earlier moment, its moments, and which lines of them are no longer so. The newest is read again when `news` changes. */
export const useSeatSight = (seat: SeatId, number: number | null, news: number) => {
  const { id } = useCampaignContext().campaign
  const [moments, momentsAgain] = useQuery({ query: seatMomentsQuery, variables: { id, seat } })
  const [read, again] = useQuery({ query: seatBriefingQuery, variables: { id, seat, number } })
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    momentsAgain()
    again()
  }, [news, momentsAgain, again])
  const briefing = read.data?.campaign?.briefing ?? null
  return {
    // What is shown stays until it has been read again.
    found: read.fetching && (!briefing || !isOf(briefing.view.viewer, seat)) ? undefined : briefing,
    heads: moments.data?.campaign?.briefings ?? [],
    gone: moments.data?.campaign?.correctedLines ?? [],
    error: read.error,
    again,
  }
}
