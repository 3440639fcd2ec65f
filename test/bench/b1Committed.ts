import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeOpen, key, startCampaign } from './campaign.js'
import { draftAll, rowsOf } from './drafts.js'
import { makePeople } from './people.js'
import { benchWar, type WarSize } from './scenario.js'
import { serve } from './serve.js'
import { longestStall } from './stalls.js'

export interface CommittedFigures {
  readonly seats: number
  readonly banners: number
  /** Orders that the desk lets through, as sealed. */
  readonly orders: number
  /** Throws that carry a proof, and what they are about: one proof a subject. */
  readonly throws: number
  readonly subjects: number
  readonly closeMs: number
  /** In which the serving thread gave nobody a turn, in milliseconds of processor time. */
  readonly stallMs: number
  readonly ordersPerSecond: number
  readonly briefings: number
  readonly briefingBytes: number
}

type Written = Pick<CommittedFigures, 'orders' | 'throws' | 'subjects' | 'briefings' | 'briefingBytes'>

/** What the newest resolution wrote. */
const told = async (ownerUrl: string, campaignId: string): Promise<Written> => {
  const newest = `SELECT (SELECT coalesce(sum(json_array_length(sheet->'orders')), 0) FROM json_array_elements(input->'sheets') sheet),
      json_array_length(throws), (SELECT count(DISTINCT t->>'subject') FROM json_array_elements(throws) t) FROM muster.resolution
    WHERE campaign = $1 AND revision = (SELECT max(revision) FROM muster.resolution WHERE campaign = $1)`
  const [resolution = []] = await rowsOf(ownerUrl, newest, [campaignId])
  const [briefing = []] = await rowsOf(
    ownerUrl,
    `SELECT count(*), sum(octet_length(view::text) + octet_length(report::text) + octet_length(asks::text))
     FROM muster.briefing WHERE campaign = $1 AND number = 2`,
    [campaignId],
  )
  const [orders, throws, subjects, briefings, briefingBytes] = [...resolution, ...briefing].map(Number)
  if (briefingBytes === undefined) throw new Error('nothing was resolved')
  return { orders, throws, subjects, briefings, briefingBytes } as Written
}

/** One turn of the war as players play it: sealed, resolved with provable dice, and committed to PostgreSQL with every briefing. */
export const committedFigures = async (size: WarSize): Promise<CommittedFigures> => {
  const war = benchWar(size)
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const server = await serve({ folder, size, scenario: war.scenario })
  try {
    const { referee, ownerUrl } = server
    const people = await makePeople(ownerUrl, size.seats)
    // The first campaign only warms up.
    const close = async (): Promise<readonly [string, number, number]> => {
      const campaignId = await startCampaign(server, war.scenario, war.seats, people)
      const sheets = await draftAll(server, campaignId, { war, side: size.side }, people)
      // The last seat only drafts, so that the clock runs from the order to close.
      for (const { who, askId, orders } of sheets.slice(0, -1))
        await referee.sealOrders(who, { campaignId, askId, orders, idempotencyKey: key() })
      const from = performance.now()
      const stallMs = await longestStall(() => closeOpen(server, campaignId))
      return [campaignId, performance.now() - from, stallMs]
    }
    await close()
    const [campaignId, closeMs, stallMs] = await close()
    const written = await told(ownerUrl, campaignId)
    return { ...size, ...written, closeMs, stallMs, ordersPerSecond: (written.orders / closeMs) * 1000 }
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
