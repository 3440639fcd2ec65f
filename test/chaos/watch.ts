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
