import type { Dice } from '../../kit/dice.js'
import { pieceId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import type { Scenario, SeatSetup } from '../../kit/ruleset.js'
import type { Happening } from './events.js'
import { squaresOf } from './field.js'
import type { Ground } from './scenarios.js'
import type { Settings } from './settings.js'

/** NF-6 */
const bury = (ruins: readonly number[], dice: Dice): number => {
  const [face = 0] = dice.roll(`bury.d${String(ruins.length)}`, 'cache')
  const at = ruins[face - 1]
  if (at === undefined) throw new RuleBug('there is no ruin to bury the cache under')
  return at
}

/** The campaign when it opens: what all may know, and what nobody may, in separate events. */
export const setUp = (
  scenario: Scenario,
  settings: Settings,
  seats: readonly SeatSetup[],
  dice: Dice,
): readonly Happening[] => {
  const ground = scenario.data as Ground
  const [homes, ruins] = [squaresOf(ground.homes), squaresOf(ground.ruins)]
  const runners = seats.flatMap(({ seat }, index) => {
    const home = homes[index]
    return home === undefined ? [] : [{ id: pieceId(`${seat}1`), seat, at: home, home }]
  })
  return [
    {
      kind: 'opened',
      seenBy: 'everyone',
      settings,
      seats: seats.map(({ seat, subtitle, title }) => ({ seat, title, subtitle })),
      ruins,
      runners,
    },
    { kind: 'buried', seenBy: 'referee', at: bury(ruins, dice) },
  ]
}
