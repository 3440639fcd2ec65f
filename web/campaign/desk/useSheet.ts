'use client'

import { draftOf } from '@muster/rulesets/kit/orders.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { sent } from '../../api/sent.js'
import { hold, readConnection, watchConnection } from '../../api/live.js'
import { draftFrames, draftQuery } from '../../api/orders.js'
import type { Draft } from '../../api/orders.js'
import { saveDraft } from '../../api/orders.js'
import type { Changes } from './command.js'
import { keepDraft } from './keeping.js'
import type { Orders, PlaceOf } from './merge.js'
import { type Keeper, type OpenSheet, openSheet, type Shown } from './openSheet.js'
import { sheetStore } from './sheetStore.js'
import type { Stored } from './sheetState.js'

export interface SheetState extends Omit<Shown, 'revision'>, Pick<OpenSheet, 'write' | 'choose' | 'settle'> {
  /** Who last changed what of it, as the server keeps it. */
  readonly changes: Changes
  /** Saves now what is not saved yet. */
  readonly flush: () => void
}

interface Ref {
  readonly id: string
  readonly askId: string
}

const pauseBeforeSaving = 900
/** What a page asks of the browser as it is left: it takes so many bytes at most, in UTF-8. */
const outlives: RequestInit = { credentials: 'same-origin', keepalive: true }
const outliving = (orders: Orders): boolean => new TextEncoder().encode(JSON.stringify(orders)).length < 60_000

const storedOf = (draft: Draft | null | undefined): Stored =>
  draft ? { orders: draft.orders.map(draftOf), revision: draft.revision } : { orders: [], revision: 0 }

const keeperOf = (
  client: Client,
  ref: Ref,
  tell: (draft: Draft | null) => void,
): Pick<Keeper, 'read' | 'save' | 'later'> => ({
  read: async () => {
    const { data, error } = await client.query(draftQuery, ref, { requestPolicy: 'network-only' }).toPromise()
    if (error) return null
    const draft = data?.campaign?.draft ?? null
    tell(draft)
    return storedOf(draft)
  },
  save: async (orders, revision, leaving) => {
    const options = leaving && outliving(orders) ? { fetchOptions: outlives } : {}
    const { data, error } = await client
      .mutation(saveDraft, { ...ref, orders: sent(orders), revision }, options)
      .toPromise()
    if (data && !error) return { kind: 'saved', revision: data.saveDraft.revision }
    const conflict = error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'CONFLICT')
    return { kind: conflict ? 'conflict' : 'failed' }
  },
  later: (call) => {
    const timer = setTimeout(call, pauseBeforeSaving)
    return () => clearTimeout(timer)
  },
})

/** Other screens of the same player save as well, and those of others at the same seat. */
const followDraft = (client: Client, { id, askId }: Ref, hear: (draft: Draft) => void): (() => void) =>
  client.subscription(draftFrames, { campaignId: id, askId, after: 0 }).subscribe(({ data }) => {
    if (data) hear(data.draft)
  }).unsubscribe

const nobody: Changes = []

const start = (askId: string | null): Shown & { readonly askId: string | null } => ({
  ...{ askId, orders: [], conflicts: [], revision: 0 },
  saving: askId ? 'reading' : 'saved',
})

/** The draft of one ask: read from the server, kept there and on this device as it changes, and merged with what the player's other screens save. */
export const useSheet = (campaignId: string, askId: string | null, placeOf: PlaceOf, keeps: boolean): SheetState => {
  const client = useClient()
  const [held, setHeld] = useState(() => start(askId))
  const [changes, setChanges] = useState(nobody)
  if (held.askId !== askId) {
    setHeld(start(askId))
    setChanges(nobody)
  }
  const sheet = useRef<OpenSheet | null>(null)
  // Which order stands in which place hangs on what is offered, which every briefing may change.
  const place = useRef(placeOf)
  useEffect(() => {
    place.current = placeOf
  }, [placeOf])

  useEffect(() => {
    if (!askId) return
    const ref = { id: campaignId, askId }
    const tell = (draft: Draft | null): void => setChanges(draft?.changes ?? nobody)
    const open = openSheet({
      ...keeperOf(client, ref, tell),
      placeOf: (order) => place.current(order),
      store: keeps ? sheetStore(campaignId, askId) : null,
      show: (shown) => {
        hold({ campaignId, askId }, shown.revision)
        setHeld((now) => (now.askId === askId ? { askId, ...shown } : now))
      },
    })
    sheet.current = open
    const unfollow = followDraft(client, ref, (draft) => {
      tell(draft)
      open.hear(storedOf(draft))
    })
    const unkeep = keepDraft(open, { window, document, connection: readConnection, watchConnection })
    return () => {
      unkeep()
      unfollow()
      // Another ask, or another page: what was written goes to the server first.
      open.close()
      sheet.current = null
    }
  }, [client, campaignId, askId, keeps])

  const write = useCallback((orders: Orders) => sheet.current?.write(orders), [])
  const choose = useCallback<OpenSheet['choose']>((where, which) => sheet.current?.choose(where, which), [])
  const settle = useCallback(() => sheet.current?.settle(), [])
  const flush = useCallback(() => sheet.current?.flush(false), [])
  const { orders, saving, conflicts } = held
  return { orders, saving, conflicts, changes, write, choose, settle, flush }
}
