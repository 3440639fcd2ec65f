import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { begin, type Played } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import { playSteps } from '@muster/rulesets/hex-1.4/engine/steps/step.js'
import { turnTable } from '@muster/rulesets/hex-1.4/engine/turn.js'

/** The steps with which an Upkeep opens. */
export const openUpkeep = (state: State): Played => playSteps(turnTable.income, begin(state), {})

/** The steps with which a turn ends. */
export const endTurn = (state: State): Played => playSteps(turnTable.endOfTurn, begin(state), {})
