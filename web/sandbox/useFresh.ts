'use client'

import { draftOf } from '@muster/rulesets/kit/orders.js'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { Briefing } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import { draftQuery, type Draft } from '../api/orders.js'
import { randomHex } from '../api/randomHex.js'
import type { Begun, Ground } from '../play/sandboxProtocol.js'
import { useAnswer, type useEngine } from './useEngine.js'
import { begun, type Variant, withSheet } from './variants.js'

interface Beginning {
  readonly campaign: Campaign
  readonly briefing: Briefing
  readonly begin: Begun
  readonly draft: Draft | null
}

/** What stands on the real desk: as sealed, unless the seal was taken back, else the draft. */
const ordersOf = ({ receipts }: Campaign, askId: string, draft: Draft | null) => {
  const newest = receipts.find((one) => one.askId === askId)
  const orders = newest && !newest.takenBack ? newest.orders : (draft?.orders ?? [])
  return orders.map(draftOf)
}

/** A plan on what is known now: with the guesses of the ruleset, and with the orders that stand on the real desk. */
const planOf = ({ campaign, briefing, begin, draft }: Beginning, name: string): Variant => {
  const { number, turn, asks } = briefing
  const plan = begun({ id: randomHex(), name, briefing: number, turn, guesses: begin.guesses })
  const askId = asks[0]?.id
  const orders = askId === undefined ? [] : ordersOf(campaign, askId, draft)
  return askId === undefined || orders.length === 0 ? plan : withSheet(plan, 0, askId, orders)
}

/** Makes new plans; null where none can begin now, undefined until that is known. */
export const useFresh = (
  engine: ReturnType<typeof useEngine>,
  present: Ground,
  { campaign, briefing }: Pick<Beginning, 'campaign' | 'briefing'>,
): ((name: string) => Variant) | null | undefined | Error => {
  const begin = useAnswer(engine, 'begin', present)?.answer
  const askId = briefing.asks[0]?.id ?? ''
  const [{ data, error }] = useQuery({
    ...{ query: draftQuery, variables: { id: campaign.id, askId } },
    ...{ pause: askId === '', requestPolicy: 'network-only' as const },
  })
  const draft = data?.campaign?.draft ?? null
  const isRead = askId === '' || data !== undefined || error !== undefined
  return useMemo(() => {
    if (begin instanceof Error || begin === null) return begin
    if (begin === undefined || !isRead) return undefined
    return (name: string) => planOf({ campaign, briefing, begin, draft }, name)
  }, [begin, isRead, campaign, briefing, draft])
}
