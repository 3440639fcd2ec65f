'use client'

import { useEffect } from 'react'
import type { Briefing } from '../../api/briefing.js'
import type { Connection } from '../../api/live.js'
import { dayAndTime } from '../../api/time.js'
import { keepPages } from '../../kept/pages.js'
import { openStore } from '../../kept/store.js'
import * as words from '../../messages/offline.generated.js'
import { Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { type Kept, keep } from './kept.js'
import './offline.css'
import { UnsentDrafts } from './UnsentDrafts.js'

interface KeeperProps {
  readonly briefing: Briefing | null
  readonly connection: Connection
  /** The server has answered. */
  readonly isRead: boolean
  readonly away: Kept | null
  readonly setAway: (kept: Kept | null) => void
}

// A browser that keeps nothing (private windows, policies) shows the page all the same; cut off in the middle, the next visit keeps the rest.
const ignored = (): void => undefined

/** Keeps this page and the lobby for when there is no network. */
const keepPage = async (id: string): Promise<void> => {
  const store = await openStore()
  if (store) await keepPages(store.pages, [`/campaign/${id}`, '/lobby'])
}

/** Keeps the newest that the reader is told. Invitations are no part of it: they are keys, and of no use without a network. */
const useKeeping = ({ briefing, isRead, away }: KeeperProps): void => {
  const { campaign, table } = useCampaignContext()
  const isNew = isRead && away === null
  useEffect(() => {
    if (isNew) keep({ ...campaign, briefing, status: table, invitations: [] }).catch(ignored)
  }, [isNew, campaign, briefing, table])
  useEffect(() => {
    if (isNew) keepPage(campaign.id).catch(ignored)
  }, [isNew, campaign.id])
}

/** Milliseconds between two tries to reach a server that has not answered yet. */
const patience = 5000

/** Knows when the network goes and comes, and has the campaign read again then. */
const useNetwork = ({ connection, isRead, away, setAway }: KeeperProps): void => {
  const { campaign, reload } = useCampaignContext()
  useEffect(() => {
    const go = (): void => setAway({ at: new Date().toISOString(), campaign })
    const come = (): void => (isRead ? setAway(null) : reload())
    if (!navigator.onLine && !away) go()
    window.addEventListener('offline', go)
    window.addEventListener('online', come)
    return () => {
      window.removeEventListener('offline', go)
      window.removeEventListener('online', come)
    }
  }, [campaign, isRead, away, setAway, reload])
  useEffect(() => {
    if (!away || isRead) return
    // The network may have come back before this page could hear of it.
    const tryAgain = (): void => {
      if (navigator.onLine) reload()
    }
    tryAgain()
    const timer = setInterval(tryAgain, patience)
    return () => clearInterval(timer)
  }, [away, isRead, reload])
  useEffect(() => {
    if (!away || connection !== 'live' || !navigator.onLine) return
    if (isRead) setAway(null)
    else reload()
  }, [away, connection, isRead, setAway, reload])
}

/** Keeps the campaign for when there is no network, says when there is none, and what could not be sent before its question closed. */
export function Keeper(props: KeeperProps) {
  const { briefing, isRead, away } = props
  useKeeping(props)
  useNetwork(props)
  return (
    <>
      {away && (
        <div className="c-offline">
          <Notice tone="warn" title={words.title({ at: dayAndTime(away.at) })}>
            {words.text()}
          </Notice>
        </div>
      )}
      {isRead && !away && briefing && <UnsentDrafts briefing={briefing} />}
    </>
  )
}
