import { rest } from './rest.js'
import type { World } from './world.js'

interface Standing {
  readonly id: string
  readonly revision: number
  readonly phase: string
}

/** Campaigns that run. */
const running = ({ sql }: World): Promise<readonly Standing[]> =>
  sql<Standing>(`SELECT id, revision, phase FROM muster.campaign WHERE phase = 'RUNNING'`)

/** How long the slowest campaign took from the end of a fault until it had moved on. */
export interface Liveness {
  readonly slowest: number
  /** Campaigns that had not moved when the watch was given up. */
  readonly stuck: readonly string[]
}

/** Who has not moved by then is stuck. */
export const giveUp = 60_000

/** `since`: when the fault ended. Campaigns that may be held are looked at elsewhere. */
export const movedOn = async (world: World, since: number, except: readonly string[]): Promise<Liveness> => {
  const start = (await running(world)).filter(({ id }) => !except.includes(id))
  const waiting = new Map(start.map(({ id, revision }) => [id, revision]))
  let slowest = 0
  while (waiting.size > 0 && Date.now() - since < giveUp) {
    const rows = await world.sql<Standing>(`SELECT id, revision, phase FROM muster.campaign WHERE id = ANY($1)`, [
      [...waiting.keys()],
    ])
    for (const { id, revision, phase } of rows)
      if (revision > (waiting.get(id) ?? 0) || phase === 'ENDED') {
        waiting.delete(id)
        slowest = Math.max(slowest, Date.now() - since)
      }
    await rest(50)
  }
  return { slowest: waiting.size > 0 ? Date.now() - since : slowest, stuck: [...waiting.keys()] }
}

export const countResolutions = async ({ sql }: World): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM muster.resolution WHERE group_id IS NOT NULL`,
  )
  return row?.count ?? 0
}

const unclosed = `SELECT g.campaign || ' ' || g.group_id AS id FROM muster.ask_group g JOIN muster.campaign c ON c.id = g.campaign
  WHERE c.phase = 'RUNNING' AND g.closed_at IS NULL AND g.complete_at <= clock_timestamp()`

/** Groups that are complete and not closed: some server has begun to, or is about to. Waits until there are some. */
export const workBegun = async ({ sql }: World): Promise<readonly string[]> => {
  for (const end = Date.now() + giveUp; Date.now() < end;) {
    const rows = await sql<{ id: string }>(unclosed)
    if (rows.length > 0) return rows.map(({ id }) => id)
    await rest(5)
  }
  return []
}

/** Milliseconds since then until somebody had closed them all. */
export const workDone = async ({ sql }: World, begun: readonly string[], since: number): Promise<number> => {
  while (Date.now() - since < giveUp) {
    const left = new Set((await sql<{ id: string }>(unclosed)).map(({ id }) => id))
    if (!begun.some((id) => left.has(id))) break
    await rest(20)
  }
  return Date.now() - since
}
