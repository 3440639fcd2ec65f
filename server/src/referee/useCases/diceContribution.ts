import * as words from '../../messages/problems.generated.js'
import { badInput, type Problem } from '../../base/problems.js'

/** A seat's contribution to the dice: 32 random bytes in hex, so that nobody could know the dice before all seats were taken. */
export const isDiceContribution = (bytes: string | undefined): bytes is string => /^[0-9a-f]{64}$/.test(bytes ?? '')

export const diceContributionProblem = (): Problem => badInput(words.contribution(), 'diceContribution')
