import { canonical } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { viewersOf } from './brief.js'
import type { EditionKey, Game } from './game.js'
import type { Registry } from './registry.js'

/** Editions of one ruleset, between which a campaign was moved as a turn opened. */
export interface Moved {
  readonly from: string
  readonly to: string
}

interface Moving extends EditionKey {
  readonly tabletop: TabletopChoice
  /** In seat order. */
  readonly seats: readonly string[]
}

/** What a newer edition is asked before a war is its own: everything that a server asks of a state. */
const isPlayable = (
  before: Game,
  next: Game,
  { state, of }: { readonly state: object; readonly of: object },
  seats: readonly string[],
): boolean => {
  if (canonical(next.clock(state)) !== canonical(before.clock(of))) return false
  if (next.outcome(state) || next.awaiting(state).length === 0) return false
  for (const viewer of viewersOf(seats, true)) next.viewFor(state, viewer)
  next.battles?.(state)
  return canonical(JSON.parse(JSON.stringify(state))) === canonical(state)
}

/** A war in the hands of another edition. */
interface TakenOver {
  readonly game: Game
  readonly state: object
}

/** The state as another edition has it; null: this server lacks that edition, or it does not take the state over. A state is never handed to an edition that did not say so. */
export const takenOver = (registry: Registry, campaign: Moving, to: string, of: object): TakenOver | null => {
  const [before, next] = [registry.edition(campaign), registry.edition({ ...campaign, edition: to })]
  if (!before || !next?.game.upcast || !next.system(campaign.tabletop).ok) return null
  try {
    const state = next.game.upcast(of, campaign.edition)
    return state && isPlayable(before.game, next.game, { state, of }, campaign.seats)
      ? { game: next.game, state }
      : null
  } catch {
    return null
  }
}

/** What tells of a resolution after which another edition plays on: what has happened in the words of the one, what is known in the views of the other. */
export const tellingOf = (next: Game, before: Game): Game => ({
  ...next,
  reportFor: (event, viewer, board) => before.reportFor(event, viewer, board),
  toldOrder: (events) => before.toldOrder?.(events) ?? [...events.keys()],
  throwsOf: (state, events) => before.throwsOf?.(state, events) ?? [],
})
