import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { open } from '../support/play.js'
import type { Plan } from './campaign.js'
import type { Game } from './games.js'
import { stepsOf, type Bots } from './turn.js'

/** What a contest wants of a campaign: no pictures, no hashes. */
export interface Ending {
  readonly scenario: string
  readonly turns: number
  /** Index of the champion's seat; null where nobody won within the turns. */
  readonly champion: number | null
  /** Whether the war was over. */
  readonly over: boolean
  readonly refused: number
  /** What each seat had beside its number, by what it is: its start, its army. */
  readonly had: Readonly<Record<string, readonly string[]>>
  readonly faults: readonly string[]
}

const played = ({ game, adapter }: Game, plan: Plan, bots: Bots): Ending => {
  const { first } = open(game, plan.scenario, plan.seed, plan.settings)
  let [state, refused] = [first, 0]
  for (const step of stepsOf(game, first, plan, bots)) {
    state = step.state
    refused += step.answers.reduce((sum, answer) => sum + answer.refused, 0)
  }
  const outcome = game.outcome(state)
  const letters: readonly string[] = seatLetters(plan.scenario.seats.length)
  const champion = outcome?.champion ? letters.indexOf(outcome.champion) : null
  return {
    ...{ scenario: plan.scenario.id, champion, over: outcome !== null, refused, faults: [] },
    turns: Math.min(game.clock(state).turn, plan.turns),
    had: adapter.had?.(plan.scenario, first) ?? {},
  }
}

/** Plays a campaign to its end; a throw is a fault like any other. */
export const endingOf = (loaded: Game, plan: Plan, bots: Bots = () => loaded.game): Ending => {
  try {
    return played(loaded, plan, bots)
  } catch (error) {
    const fault = `${plan.scenario.id}, seed ${plan.seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
    return { scenario: plan.scenario.id, turns: 0, champion: null, over: false, refused: 0, had: {}, faults: [fault] }
  }
}
