import type { PieceId, SeatId } from '../../../kit/ids.js'
import { ruleId } from '../../../kit/ids.js'
import type { Outcome } from '../../../kit/ruleset.js'
import * as words from '../../messages/outcomes.generated.js'
import type { BoltgunEvent } from '../model/events.js'
import { progressText } from './objectiveText.js'
import { isPlaying, neverCame } from '../model/reserved.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { Objective, Seat, State, Tied } from '../model/state.js'
import { toSeat, type Position } from '../steps/step.js'

/** every part that lived on in splits and joins must be gone, by the player's own hand unless anyone's counts. */
const isDestroyed = (state: State, seat: SeatId, by: 'own' | 'anyone', target: PieceId): boolean => {
  if (neverCame(state, target)) return true
  if (state.banners.some((banner) => banner.origins.includes(target))) return false
  const falls = state.fallen.filter((fallen) => fallen.origins.includes(target))
  return falls.length > 0 && (by === 'anyone' || falls.every((fallen) => fallen.by.includes(seat)))
}

/** Whether an objective holds now (BG-281): a feature by its sector, found or not, and none that is disputed (BG-058, BG-059, A-62). */
const holds = (state: State, context: RulesContext, seat: SeatId, objective: Objective): boolean => {
  const holder = context.seat(seat).index + 1
  switch (objective.kind) {
    case 'occupy':
      return objective.cells.every((cell) => state.hold[cell] === holder)
    case 'count':
      return state.hold.reduce((count, held) => count + (held === holder ? 1 : 0), 0) >= objective.sectors
    case 'hold':
      return state.relics.some(
        ({ id, place }) =>
          id === objective.relic &&
          place.kind === 'carried' &&
          state.banners.some((banner) => banner.id === place.by && banner.seat === seat),
      )
    case 'control':
      return state.features.some(({ id, at }) => id === objective.feature && state.hold[at] === holder)
    case 'destroy':
      return objective.banners.every((target) => isDestroyed(state, seat, objective.by, target))
  }
}

export const isMet = (objective: Objective): boolean => objective.held >= objective.checks

const withTargets = (state: State, seat: SeatId, objective: Objective): Objective =>
  objective.kind === 'destroy'
    ? {
        ...objective,
        targets: objective.targets.map((target) => ({
          ...target,
          destroyed: isDestroyed(state, seat, objective.by, target.banner),
        })),
      }
    : objective

const checked = ({ state, context }: Position, seat: Seat): readonly Objective[] =>
  seat.objectives.map((objective) => ({
    ...withTargets(state, seat.id, objective),
    held: holds(state, context, seat.id, objective) ? objective.held + 1 : 0,
  }))

/** Players without a banner are out. */
export const eliminations = ({ state }: Position): readonly BoltgunEvent[] => {
  const alive = new Set(state.banners.map((banner) => banner.seat))
  return state.seats
    .filter((seat) => isPlaying(seat) && !alive.has(seat.id))
    .map((seat): BoltgunEvent => ({ kind: 'seatEliminated', seat: seat.id, seenBy: 'everyone' }))
}

/** Step 18, first: every objective is looked at once a turn. */
export const checkObjectives = (at: Position): readonly BoltgunEvent[] =>
  at.state.seats
    .filter((seat) => isPlaying(seat) && seat.objectives.length > 0)
    .map((seat): BoltgunEvent => {
      const objectives = checked(at, seat)
      const progress = objectives.map((objective) => progressText(at.state, seat.id, objective))
      return { kind: 'objectivesChecked', seat: seat.id, objectives, progress, seenBy: toSeat(seat.id) }
    })

const complete = (seat: Seat): boolean => {
  const primary = seat.objectives.filter((objective) => !objective.secondary)
  return isPlaying(seat) && primary.length > 0 && primary.every(isMet)
}

/** BG-282 */
const secondary = (seat: Seat): number =>
  seat.objectives.filter((objective) => objective.secondary && isMet(objective)).length

const best = (seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] => {
  const top = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === top)
}

const won = (champion: SeatId | null, rule: string, text: string): Outcome => ({ champion, rule: ruleId(rule), text })

const levelsOf =
  (state: State) =>
  (seat: Seat): number =>
    state.banners.reduce((sum, banner) => sum + (banner.seat === seat.id ? banner.level : 0), 0)

/** Several who have reached their objectives with the same turn; none where it is one or nobody. */
export const tiedIn = (state: State): readonly Tied[] => {
  const winners = state.seats.filter(complete)
  const levels = levelsOf(state)
  return winners.length > 1
    ? winners.map((seat) => ({ seat: seat.id, secondary: secondary(seat), levels: levels(seat) }))
    : []
}

/** What a facilitator rules of a tie: a champion among the tied, or that play goes on. */
export interface TieRuling {
  readonly champion: SeatId | null
  readonly reason: string
}

export const tieRuled = (state: State, { champion, reason }: TieRuling): BoltgunEvent => ({
  kind: 'tieRuled',
  champion,
  reason,
  seenBy: tiedIn(state).map(({ seat }) => seat),
})

/** Step 18: who has won, if anybody has (BG-280, BG-283). */
export const outcomeOf = ({ state, context }: Position, ruling: TieRuling | null): Outcome | null => {
  const winners = state.seats.filter(complete)
  const named = winners.find((seat) => seat.id === ruling?.champion)
  if (named && ruling) return won(named.id, 'A-50', words.named({ seat: named.id, reason: ruling.reason }))
  if (winners.length > 0) {
    const levels = levelsOf(state)
    // secondary objectives, then levels, else play goes on; a facilitator decides alone, where he is to
    const tie = context.settings['victory.tie'] === 'secondary'
    const [first, ...rest] = tie ? best(best(winners, secondary), levels) : winners
    if (first && rest.length === 0) return won(first.id, 'BG-280', words.champion({ seat: first.id }))
  }
  const living = state.seats.filter(isPlaying)
  const [last] = living
  if (!last) return won(null, 'BG-283', words.nobody())
  if (living.length === 1 && state.seats.length > 1 && context.settings['victory.last_standing'])
    return won(last.id, 'BG-283', words.lastStanding({ seat: last.id }))
  return null
}

export const ended = (outcome: Outcome): BoltgunEvent => ({ kind: 'campaignEnded', outcome, seenBy: 'everyone' })
