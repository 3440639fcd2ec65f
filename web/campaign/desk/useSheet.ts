'use client'

import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { readConnection, watchConnection } from '../../api/live.js'
import { draftQuery } from '../../api/reads.js'
import { saveDraft } from '../../api/writes.js'
import { tidy } from './drafts.js'
import { keepDraft } from './keeping.js'

export type Saving = 'reading' | 'saved' | 'pending' | 'saving' | 'failed'

export interface SheetState {
  readonly orders: readonly OrderDraft[]
  readonly saving: Saving
  readonly write: (orders: readonly OrderDraft[]) => void
  /** Forgets what is not saved: it has been sealed. */
  readonly settle: () => void
  /** Saves now what is not saved yet. */
  readonly flush: () => void
}

interface Held {
  readonly askId: string | null
  readonly orders: readonly OrderDraft[]
  readonly saving: Saving
}

const pauseBeforeSaving = 900
/** What a page asks of the browser as it is left. */
const outlives: RequestInit = { credentials: 'same-origin', keepalive: true }
const start = (askId: string | null): Held => ({ askId, orders: [], saving: askId ? 'reading' : 'saved' })

/** The draft of one ask: read from the server, kept there as it changes. */
export const useSheet = (campaignId: string, askId: string | null): SheetState => {
  const client = useClient()
  const [held, setHeld] = useState<Held>(() => start(askId))
  if (held.askId !== askId) setHeld(start(askId))
  const unsaved = useRef<readonly OrderDraft[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const failed = useRef(false)

  useEffect(() => {
    if (!askId) return
    const query = client.query(draftQuery, { id: campaignId, askId }).toPromise()
    void query.then(({ data }) => {
      const orders = (data?.campaign?.draft?.orders ?? []).map(tidy)
      // What was written meanwhile, or another ask opened, counts more than what was stored.
      setHeld((now) => (now.askId === askId && now.saving === 'reading' ? { askId, orders, saving: 'saved' } : now))
    })
  }, [client, campaignId, askId])

  const send = useCallback(
    (leaving: boolean) => {
      clearTimeout(timer.current)
      const orders = unsaved.current
      if (!orders || !askId) return
      const become = (saving: Saving): void =>
        setHeld((now) => (now.askId === askId && now.orders === orders ? { ...now, saving } : now))
      become('saving')
      void client
        .mutation(saveDraft, { id: campaignId, askId, orders }, leaving ? { fetchOptions: outlives } : {})
        .toPromise()
        .then(({ error }) => {
          failed.current = error !== undefined && unsaved.current === orders
          if (!error && unsaved.current === orders) unsaved.current = null
          become(error ? 'failed' : 'saved')
        })
    },
    [client, campaignId, askId],
  )
  const flush = useCallback(() => send(false), [send])

  const write = useCallback(
    (orders: readonly OrderDraft[]) => {
      unsaved.current = orders
      setHeld({ askId, orders, saving: 'pending' })
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pauseBeforeSaving)
    },
    [askId, flush],
  )

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = null
    setHeld((now) => ({ ...now, saving: 'saved' }))
  }, [])

  useEffect(
    () =>
      keepDraft(
        { flush: send, hasFailed: () => failed.current },
        { window, document, connection: readConnection, watchConnection },
      ),
    [send],
  )

  // Another ask, or another page: what was written goes to the server first.
  useEffect(
    () => () => {
      flush()
      unsaved.current = null
    },
    [flush],
  )
  return { orders: held.orders, saving: held.saving, write, settle, flush }
}
