import type { Plan, Played } from './campaign.js'
import { playCampaign } from './campaign.js'
import type { Game } from './games.js'

/** One campaign in figures: what comes back from another thread. */
export interface Digest {
  readonly seed: string
  readonly scenario: string
  readonly turns: number
  readonly champion: string | null
  /** How it was won; null while it goes on. */
  readonly victory: string | null
  readonly fights: number
  readonly losses: number
  readonly given: number
  readonly refused: number
  readonly rulesInPlay: readonly string[]
  readonly milliseconds: number
  readonly hash: string
  /** What went wrong; a campaign in which nothing did has none. */
  readonly faults: readonly string[]
}

export const digestOf = ({ plan, frames, outcome, orders, losses, faults, milliseconds, hash }: Played): Digest => {
  const last = frames.at(-1)
  return {
    ...{ seed: plan.seed, scenario: plan.scenario.id, turns: frames.length - 1, losses, milliseconds, hash, faults },
    champion: outcome?.champion ?? null,
    victory: outcome ? (last?.victory ?? outcome.rule) : null,
    fights: frames.reduce((sum, frame) => sum + frame.fights.length, 0),
    given: orders.given,
    refused: orders.refused,
    rulesInPlay: [...new Set(frames.flatMap(({ rulesInPlay }) => rulesInPlay))].sort(),
  }
}

const broken = ({ seed, scenario }: Plan, fault: string): Digest => ({
  ...{
    seed,
    scenario: scenario.id,
    turns: 0,
    champion: null,
    victory: null,
    fights: 0,
    losses: 0,
    given: 0,
    refused: 0,
  },
  ...{ rulesInPlay: [], milliseconds: 0, hash: '', faults: [fault] },
})

/** Plays a campaign, or plays it twice over and compares; a throw is a fault like any other. */
export const playToDigest = (loaded: Game, plan: Plan, twice: boolean): Digest => {
  try {
    const digest = digestOf(playCampaign(loaded, plan))
    if (!twice) return digest
    const again = playCampaign(loaded, plan).hash
    return again === digest.hash
      ? digest
      : { ...digest, faults: [...digest.faults, `the same seed ends in ${digest.hash} and in ${again}`] }
  } catch (error) {
    return broken(plan, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}
