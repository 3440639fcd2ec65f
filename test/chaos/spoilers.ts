import { spoilers } from './registry.js'
import { movedOn } from './watch.js'
import type { Wars } from './wars.js'
import type { World } from './world.js'
import { rest } from './rest.js'

export interface Spoilt {
  /** Campaigns that must be held, and no others. */
  readonly held: readonly string[]
  readonly slowest: number
  readonly found: readonly string[]
}

const patience = 60_000

/** Campaigns whose engines loop or devour memory are held, each alone: the others go on meanwhile. */
export const spoil = async (world: World, wars: Wars): Promise<Spoilt> => {
  const held: string[] = []
  const found: string[] = []
  let slowest = 0
  for (const ruleset of spoilers) {
    const { campaignId } = await wars.open(ruleset)
    held.push(campaignId)
    const until = Date.now() + patience
    for (;;) {
      const others = await movedOn(world, Date.now(), held)
      slowest = Math.max(slowest, others.slowest)
      found.push(...others.stuck.map((id) => `a campaign that another’s ${ruleset} engine held up: ${id}`))
      const [row] = await world.sql<{ phase: string }>('SELECT phase FROM muster.campaign WHERE id = $1', [campaignId])
      if (row?.phase === 'HELD' || Date.now() > until) break
      await rest(200)
    }
  }
  return { held, slowest, found }
}
