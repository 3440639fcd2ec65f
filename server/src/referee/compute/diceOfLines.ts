import type { DiceScope } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { throwsByEvent, throwsFor } from '@muster/rulesets/kit/lineDice.js'
import { RuleBug } from '@muster/rulesets/kit/result.js'
import type { CampaignDice } from '../dice/dice.js'
import type { DiceOfLines } from './brief.js'
import type { Game } from './game.js'

/** The state in which a resolution began, and what it threw; without a stored proof it is made again. */
interface Before {
  readonly state: object
  readonly dice: Pick<CampaignDice, 'thrown' | 'proofOf' | 'again'> & {
    readonly scope: Pick<DiceScope, 'turn' | 'stage'>
  }
}

type Told = ReturnType<typeof throwsByEvent>

/** None where the events tell of throws in a way that is not understood, as those that an earlier version wrote may: no campaign is held for its dice not being shown. */
const toldBy = (game: Pick<Game, 'throwsOf'>, { state, dice }: Before, events: readonly GameEvent[]): Told => {
  try {
    return throwsByEvent(game.throwsOf?.(state, events) ?? [], dice.thrown, dice.again)
  } catch (error) {
    if (error instanceof RuleBug) return []
    throw error
  }
}

/** The dice behind the lines of one resolution, for whoever reads them. */
export const diceOfLines = (
  game: Pick<Game, 'throwsOf'>,
  before: Before,
  events: readonly GameEvent[],
): DiceOfLines => {
  const { dice } = before
  const told = toldBy(game, before, events)
  const { turn, stage } = dice.scope
  return (event, viewer) => throwsFor(told[event] ?? [], viewer, { turn, stage, proofOf: dice.proofOf })
}
