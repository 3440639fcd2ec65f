import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import pg from 'pg'
import type { Server } from '../../server/dist/composed.js'
import type { Person } from './people.js'
import { benchOrders, type BenchWar } from './scenario.js'

const draftOf = (order: BoltgunOrder): OrderDraft => {
  if (order.kind === 'march') return { kind: 'march', piece: order.banner, to: order.to }
  if ('banner' in order) return { kind: order.kind, piece: order.banner }
  throw new Error(`the bench gives no ${order.kind}`)
}

export const rowsOf = async (
  ownerUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly unknown[][]> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text, values: [...values], rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** A seat with a question, and what it may answer. */
export interface Sheet {
  readonly who: Person
  readonly askId: string
  readonly orders: readonly OrderDraft[]
}

/** Saves what the desk lets through, as players do before they seal: orders that it names as wrong are left out. */
const legal = async (server: Server, campaignId: string, { who, askId, orders }: Sheet): Promise<Sheet> => {
  const { problems } = await server.referee.saveDraft(who, { campaignId, askId, orders })
  if (problems.length === 0) return { who, askId, orders }
  const wrong = new Set(problems.map(({ index }) => index))
  const rest = orders.filter((_, index) => !wrong.has(index))
  if (rest.length === orders.length) throw new Error(problems.map(({ message }) => message).join(' '))
  return legal(server, campaignId, { who, askId, orders: rest })
}

/** Everybody's plan for the open turn, as a draft. */
export const draftAll = async (
  server: Server,
  campaignId: string,
  { war, side }: { readonly war: BenchWar; readonly side: number },
  people: readonly Person[],
): Promise<readonly Sheet[]> => {
  const rows = await rowsOf(server.ownerUrl, 'SELECT seat, ask_id FROM muster.ask WHERE campaign = $1', [campaignId])
  const asked = new Map(rows.map(([seat, ask]) => [String(seat), String(ask)]))
  const orders = benchOrders(war, side)
  const sheets: Sheet[] = []
  for (const [at, seat] of war.seats.entries()) {
    const [who, askId] = [people[at], asked.get(seat)]
    if (!who || askId === undefined) throw new Error(`seat ${seat} is asked nothing`)
    sheets.push(await legal(server, campaignId, { who, askId, orders: (orders.get(seat) ?? []).map(draftOf) }))
  }
  return sheets
}
