import type { DiceScope } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { throwsByEvent, throwsFor } from '@muster/rulesets/kit/lineDice.js'
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

/** The dice behind the lines of one resolution, for whoever reads them. */
export const diceOfLines = (
  game: Pick<Game, 'throwsOf'>,
  { state, dice }: Before,
  events: readonly GameEvent[],
): DiceOfLines => {
  const told = throwsByEvent(game.throwsOf?.(state, events) ?? [], dice.thrown, dice.again)
  const { turn, stage } = dice.scope
  return (event, viewer) => throwsFor(told[event] ?? [], viewer, { turn, stage, proofOf: dice.proofOf })
}
