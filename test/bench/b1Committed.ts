import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import pg from 'pg'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/orders.js'
import { openServer } from '../../server/dist/compose.js'
import { closeOpen, key, registryWith, startCampaign } from './campaign.js'
import { makePeople, type Person } from './people.js'
import { benchOrders, benchWar, type WarSize } from './scenario.js'

export interface CommittedFigures {
  readonly seats: number
  readonly banners: number
  /** Orders that the desk lets through, as sealed. */
  readonly orders: number
  /** Throws that carry a proof. */
  readonly throws: number
  readonly closeMs: number
  readonly ordersPerSecond: number
  readonly briefings: number
  readonly briefingBytes: number
}

const draftOf = (order: BoltgunOrder): OrderDraft => {
  if (order.kind === 'march') return { kind: 'march', piece: order.banner, to: order.to }
  if ('banner' in order) return { kind: order.kind, piece: order.banner }
  throw new Error(`the bench gives no ${order.kind}`)
}

type Referee = Awaited<ReturnType<typeof openServer>>['referee']

/** Seals what the desk lets through: orders that it names as wrong are left out. */
const seal = async (
  referee: Referee,
  who: Person,
  at: { readonly campaignId: string; readonly askId: string },
  orders: readonly OrderDraft[],
): Promise<void> => {
  const { problems } = await referee.sealOrders(who, { ...at, orders, idempotencyKey: key() })
  if (problems.length === 0) return
  const wrong = new Set(problems.map(({ index }) => index))
  const rest = orders.filter((_, index) => !wrong.has(index))
  if (rest.length === orders.length) throw new Error(problems.map(({ message }) => message).join(' '))
  await seal(referee, who, at, rest)
}

const rowsOf = async (ownerUrl: string, text: string, values: readonly unknown[]): Promise<readonly unknown[][]> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text, values: [...values], rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** What the newest resolution wrote. */
const told = async (
  ownerUrl: string,
  campaignId: string,
): Promise<Pick<CommittedFigures, 'orders' | 'throws' | 'briefings' | 'briefingBytes'>> => {
  const newest = `SELECT sum((SELECT coalesce(sum(json_array_length(sheet->'orders')), 0) FROM json_array_elements(input->'sheets') sheet)),
      sum(json_array_length(throws)) FROM muster.resolution
    WHERE campaign = $1 AND revision = (SELECT max(revision) FROM muster.resolution WHERE campaign = $1)`
  const [resolution = []] = await rowsOf(ownerUrl, newest, [campaignId])
  const [briefing = []] = await rowsOf(
    ownerUrl,
    `SELECT count(*), sum(octet_length(view::text) + octet_length(report::text) + octet_length(asks::text))
     FROM muster.briefing WHERE campaign = $1 AND number = 2`,
    [campaignId],
  )
  return {
    orders: Number(resolution[0]),
    throws: Number(resolution[1]),
    briefings: Number(briefing[0]),
    briefingBytes: Number(briefing[1]),
  }
}

/** One turn of the war as players play it: sealed, resolved with provable dice, and committed to PostgreSQL with every briefing. */
export const committedFigures = async (size: WarSize): Promise<CommittedFigures> => {
  const war = benchWar(size)
  const dataFolder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const config = {
    ...{ port: 0, dataFolder, databaseUrl: null, secret: randomBytes(32).toString('hex') },
    ...{ publicUrl: null, pages: false, demo: false, host: null, trustProxy: 0 },
  }
  const server = await openServer({ config, registry: registryWith(war.scenario) })
  try {
    const { referee, ownerUrl } = server
    const people = await makePeople(ownerUrl, size.seats)
    const campaignId = await startCampaign(server, war.scenario, war.seats, people)
    const asked = new Map(
      (await rowsOf(ownerUrl, 'SELECT seat, ask_id FROM muster.ask WHERE campaign = $1', [campaignId])).map(
        ([seat, ask]) => [String(seat), String(ask)],
      ),
    )
    const sheets = benchOrders(war, size.side)
    for (const [at, seat] of war.seats.entries()) {
      const [who, askId] = [people[at], asked.get(seat)]
      if (!who || askId === undefined) throw new Error(`seat ${seat} is asked nothing`)
      const drafts = (sheets.get(seat) ?? []).map(draftOf)
      // The last seat only drafts, so that the clock runs from the order to close
      if (at < war.seats.length - 1) await seal(referee, who, { campaignId, askId }, drafts)
      else await referee.saveDraft(who, { campaignId, askId, orders: drafts })
    }
    const from = performance.now()
    await closeOpen(server, campaignId)
    const closeMs = performance.now() - from
    const written = await told(ownerUrl, campaignId)
    return { ...size, ...written, closeMs, ordersPerSecond: (written.orders / closeMs) * 1000 }
  } finally {
    await server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
