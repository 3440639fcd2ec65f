import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { anySettings, fitfully, open, playOut, sensibly, wildly, type Player } from '../../support/play.js'
import type { Random } from '../../support/random.js'
import { trusting } from '../../twoworld/trusting.js'
import { honest } from './game.js'
import { positionFrom } from './position.js'

export const players: readonly Player[] = [fitfully, sensibly, wildly].map(trusting)

/** Settings at random in half of the campaigns; the map is the position's own. */
const settingsFor = (random: Random): Readonly<Record<string, Json>> => {
  const drawn = random.chance(0.4) ? {} : anySettings(honest, random)
  return {
    ...drawn,
    'map.rows': 0,
    'map.cols': 0,
    fog: random.pick(['standard', 'standard', 'standard', 'dark', 'dark', 'open']),
  }
}

/** States in which purchases or moves are awaited, out of wars that begin in the middle and go on for a turn or two. */
export const startsOf = (random: Random, campaigns: number): readonly State[] =>
  Array.from({ length: campaigns }, (_, index): readonly State[] => {
    const seed = `start ${String(index)} ${String(random.next())}`
    const opened = open(honest, positionFrom(random), seed, settingsFor(random))
    const campaign = playOut(honest, opened, random.pick(players), random.fork(seed), 1 + (index % 3))
    return [campaign.first, ...campaign.steps.map(({ after }) => after)] as readonly State[]
  })
    .flat()
    .filter(({ stage, seats }) => (stage === 'upkeep' || stage === 'movement') && seats.some((one) => !one.eliminated))
