import type { Json } from '@muster/rulesets/kit/json.js'
import { Client, fetchExchange, subscriptionExchange } from 'urql'

interface Asked {
  readonly variables: { readonly askId: string; readonly orders?: Json }
}

interface Draft {
  readonly orders: Json
  readonly revision: number
}

/** Answers the two things that the order desk asks of a server: what stands in a draft, and to keep it. */
const keepHere = (): typeof fetch => {
  const drafts = new Map<string, Draft>()
  return (_, init) => {
    const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked
    const { askId, orders } = variables
    const kept = drafts.get(askId) ?? null
    if (orders === undefined) return Promise.resolve(Response.json({ data: { campaign: { id: 'here', draft: kept } } }))
    const revision = (kept?.revision ?? 0) + 1
    drafts.set(askId, { orders, revision })
    return Promise.resolve(Response.json({ data: { saveDraft: { revision } } }))
  }
}

/** What the order desk takes for its server: drafts stay in this page, and no other screen changes them. */
export const draftClient = (): Client =>
  new Client({
    url: 'here',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: keepHere(),
    exchanges: [
      fetchExchange,
      subscriptionExchange({ forwardSubscription: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }) }),
    ],
  })
