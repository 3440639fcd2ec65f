'use client'

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type CombinedError, useQuery, useSubscription } from 'urql'
import { type Connection, hold, readConnection, watchConnection, watchEndings } from '../api/live.js'
import { briefingFrames } from '../api/briefing.js'
import { campaignQuery } from '../api/campaign.js'
import { tableFrames } from '../api/table.js'
import type { Briefing } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import type { Kept } from './offline/kept.js'
import { useWaiting } from './waiting.js'

export interface CampaignState {
  /** Undefined while it is read, null where there is none for this reader. */
  readonly campaign: Campaign | null | undefined
  readonly briefing: Briefing | null
  readonly table: Table | null
  readonly connection: Connection
  readonly error: CombinedError | undefined
  readonly reload: () => void
  /** The server has answered. */
  readonly isRead: boolean
  /** Without a network: what is shown where the server has not answered, and as of when. */
  readonly away: Kept | null
  readonly setAway: (kept: Kept | null) => void
}

const newer = (held: Briefing | undefined, frame: { readonly briefing: { readonly briefing: Briefing } }): Briefing => {
  const { briefing } = frame.briefing
  return held && held.number >= briefing.number ? held : briefing
}

const later = (held: Table | undefined, { status }: { readonly status: Table }): Table =>
  held && held.version > status.version ? held : status

/** One campaign as its reader may know it now: read once, then told of each change by the two streams. */
export const useCampaign = (id: string): CampaignState => {
  const [{ data, error }, again] = useQuery({ query: campaignQuery, variables: { id } })
  const [away, setAway] = useState<Kept | null>(null)
  const campaign = data ? data.campaign : away?.campaign
  const first = campaign?.briefing?.number ?? 0
  const pause = !campaign || campaign.place.former
  const variables = useMemo(() => ({ campaignId: id, after: first }), [id, first])
  const [news] = useSubscription({ query: briefingFrames, variables, pause }, newer)
  const [tables] = useSubscription({ query: tableFrames, variables: { campaignId: id }, pause }, later)
  const connection = useSyncExternalStore(watchConnection, readConnection, () => 'idle' as const)
  const stored = campaign?.briefing ?? null
  const fresh = news.data ?? null
  const briefing = fresh && (!stored || fresh.number > stored.number) ? fresh : stored
  const table =
    tables.data && campaign && tables.data.version >= campaign.status.version ? tables.data : (campaign?.status ?? null)
  useEffect(() => {
    if (briefing) hold({ campaignId: id }, briefing.number)
  }, [id, briefing])
  const reload = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  const known = campaign?.place.organiser
  const me = table?.members.find(({ mine }) => mine)
  const organises = me ? me.organiser || me.coOrganiser : undefined
  // Somebody else made the reader an organiser, or took it away: invitations and tools are read again.
  useEffect(() => {
    if (organises !== undefined && known !== undefined && organises !== known) reload()
  }, [organises, known, reload])
  // It goes on by a newer edition: what the page offers and judges is opened anew.
  const edition = table?.edition ?? campaign?.edition
  const played = campaign?.edition
  useEffect(() => {
    if (edition !== played) reload()
  }, [edition, played, reload])
  useWaiting(data?.campaign?.place, table)
  // A stream that the server ends says that the reader's place has changed: ask who he is now.
  useEffect(
    () =>
      watchEndings((ended) => {
        if (ended === id) reload()
      }),
    [id, reload],
  )
  return {
    campaign,
    briefing,
    table,
    connection,
    error: error ?? (news.error && !fresh ? news.error : undefined),
    ...{ reload, isRead: data !== undefined, away, setAway },
  }
}
