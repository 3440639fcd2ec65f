'use client'

import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import { historyQuery, toldThrowsQuery } from '../../api/history.js'
import type { Tools } from '../desk/openDesk.js'
import { useCampaignContext } from '../CampaignContext.js'
import { openShelf } from '../history/shelf.js'
import { openedIn, type Told, toldIn } from './told.js'
import { readThrows } from './useThrows.js'

interface Reading {
  /** The newest first. */
  readonly told: readonly Told[]
  /** Briefings that are still to be read. */
  readonly left: number
  readonly failed: boolean
}

/** What one's own reports told, briefing by briefing as they are read. */
const readOwn = async (
  client: Client,
  { id, most }: { readonly id: string; readonly most: number },
  show: (reading: Reading) => void,
): Promise<void> => {
  const { data, error } = await client.query(historyQuery, { id }, { requestPolicy: 'network-only' }).toPromise()
  if (error) throw error
  const heads = [...(data?.campaign?.briefings ?? [])].sort((a, b) => b.number - a.number).slice(0, most)
  const shelf = openShelf(async (number) => {
    const read = await client.query(toldThrowsQuery, { id, number }).toPromise()
    if (read.error) throw read.error
    return read.data?.campaign?.briefing ?? null
  })
  const asked = heads.map(({ number }) => shelf.read(number))
  // One that fails is met where it is awaited.
  for (const one of asked) one.catch(() => undefined)
  let told: readonly Told[] = []
  for (const [at, one] of asked.entries()) {
    const briefing = await one
    told = [...told, ...(briefing ? toldIn(briefing) : [])]
    show({ told, left: asked.length - at - 1, failed: false })
  }
  show({ told, left: 0, failed: false })
}

/**
 * Every throw that the reader may know: those that their reports told of, and all of them once the campaign is open to its members. `most`: only the latest
 * briefings are looked through.
 */
export const useTold = ({ presentation }: Tools, most = Infinity): Reading | null => {
  const { campaign, table } = useCampaignContext()
  const client = useClient()
  const [reading, setReading] = useState<Reading | null>(null)
  const { opened } = table
  const { id } = campaign
  useEffect(() => {
    let here = true
    const show = (next: Reading): void => {
      if (here) setReading(next)
    }
    const readAll = async (): Promise<void> => {
      const all = await readThrows(client, id, true)
      const throwerOf = presentation.thrower ?? (() => null)
      show({ told: [...all].reverse().flatMap((one) => openedIn(one, throwerOf)), left: 0, failed: false })
    }
    const reads = opened ? readAll() : readOwn(client, { id, most }, show)
    reads.catch(() => here && setReading((before) => ({ told: before?.told ?? [], left: 0, failed: true })))
    return () => {
      here = false
    }
  }, [client, id, most, opened, presentation])
  return reading
}
