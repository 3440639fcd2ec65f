import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { Client, fetchExchange, subscriptionExchange } from 'urql'

interface Asked {
  readonly variables: { readonly askId: string; readonly orders?: readonly OrderDraft[] }
}

/** Where the orders of a question are kept. */
export interface Drafts {
  readonly read: (askId: string) => readonly OrderDraft[] | null
  readonly write: (askId: string, orders: readonly OrderDraft[]) => void
}

const inThisPage = (): Drafts => {
  const kept = new Map<string, readonly OrderDraft[]>()
  return { read: (askId) => kept.get(askId) ?? null, write: (askId, orders) => void kept.set(askId, orders) }
}

/** Answers the two things that the order desk asks of a server: what stands in a draft, and to keep it. */
const keepHere = (drafts: Drafts): typeof fetch => {
  const revisions = new Map<string, number>()
  return (_, init) => {
    const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked
    const { askId, orders } = variables
    const kept = drafts.read(askId)
    const known = revisions.get(askId) ?? (kept ? 1 : 0)
    const draft = kept && { orders: kept, revision: known }
    if (orders === undefined) return Promise.resolve(Response.json({ data: { campaign: { id: 'here', draft } } }))
    revisions.set(askId, known + 1)
    drafts.write(askId, orders)
    return Promise.resolve(Response.json({ data: { saveDraft: { revision: known + 1 } } }))
  }
}

/** What the order desk takes for its server: drafts stay in this page, or where it is told to keep them, and no other screen changes them. */
export const draftClient = (drafts: Drafts = inThisPage()): Client =>
  new Client({
    url: 'here',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: keepHere(drafts),
    exchanges: [
      fetchExchange,
      subscriptionExchange({ forwardSubscription: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }) }),
    ],
  })
