'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { Client } from 'urql'
import * as words from '../messages/sandbox.generated.js'
import { sent } from '../api/sent.js'
import { draftQuery, saveDraft } from '../api/orders.js'
import { useOpenDesk } from '../campaign/desk/DeskContext.js'
import { Button, Dialog, ErrorNote } from '../ui/index.js'
import { useServer } from './Server.js'
import type { Plan } from './plan.js'

type Sheet = readonly { readonly kind: string }[]

/** What stands on the real desk now. */
const readDraft = async (client: Client, id: string, askId: string) => {
  const { data, error } = await client.query(draftQuery, { id, askId }, { requestPolicy: 'network-only' }).toPromise()
  if (error) throw error
  return data?.campaign?.draft ?? null
}

type Step = { readonly kind: 'idle' | 'busy' | 'failed' } | { readonly kind: 'asking'; readonly there: number }

/** Copies one's own orders of a plan to the real order desk, where they are a draft like any other. */
export function TakeOrders({ plan }: { readonly plan: Plan }) {
  const { desk } = useOpenDesk()
  const { id, client, asks, sealed } = useServer()
  const router = useRouter()
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const { ask, orders } = desk
  const isOpen = ask !== null && asks.some((open) => open.id === ask.id && !open.closed)
  if (!isOpen || !plan.isPresent || plan.eyes !== plan.owner || orders.length === 0) return null
  if (sealed.has(ask.id)) return <p className="m-quiet">{words.sealedAlready()}</p>
  const take = async (sheet: Sheet, replace: boolean): Promise<void> => {
    setStep({ kind: 'busy' })
    try {
      const draft = await readDraft(client, id, ask.id)
      if (draft && draft.orders.length > 0 && !replace) {
        setStep({ kind: 'asking', there: draft.orders.length })
        return
      }
      const variables = { id, askId: ask.id, orders: sent(sheet), revision: draft?.revision ?? 0 }
      const { error } = await client.mutation(saveDraft, variables).toPromise()
      if (error) throw error
      router.push(`/campaign/${id}?tab=orders`)
    } catch {
      setStep({ kind: 'failed' })
    }
  }
  return (
    <>
      <Button busy={step.kind === 'busy'} onClick={() => void take(orders, false)}>
        {words.take({ orders: orders.length })}
      </Button>
      {step.kind === 'failed' && <ErrorNote title={words.notTakenTitle()}>{words.notTaken()}</ErrorNote>}
      {step.kind === 'asking' && (
        <Dialog
          open
          width="s"
          onOpenChange={() => setStep({ kind: 'idle' })}
          title={words.replaceTitle()}
          footer={
            <>
              <Button onClick={() => setStep({ kind: 'idle' })}>{words.keepDraft()}</Button>
              <Button tone="signal" onClick={() => void take(orders, true)}>
                {words.replace()}
              </Button>
            </>
          }
        >
          <p>{words.replaceAbout({ orders: step.there })}</p>
        </Dialog>
      )}
    </>
  )
}
