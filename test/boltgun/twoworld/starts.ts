import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { anySettings, fitfully, open, playOut, sensibly, wildly, type Player } from '../../support/play.js'
import type { Random } from '../../support/random.js'
import { trusting } from '../../twoworld/trusting.js'
import { honest } from './game.js'

export const players: readonly Player[] = [fitfully, sensibly, wildly].map(trusting)

/** Settings at random, with ranges in the order that the rules want them: battle ≤ recon < search. */
const settingsFor = (random: Random): Readonly<Record<string, Json>> => {
  // as many wars of the one kind as of the other
  const stage = { 'battles.stage': random.pick(['when_fought', 'calendar']) }
  if (random.chance(0.4)) return stage
  const { 'footprint.metric': metric, ...drawn } = anySettings(honest, random)
  return {
    ...drawn,
    ...stage,
    ...(metric === undefined || metric === 'custom' ? {} : { 'footprint.metric': metric }),
    'footprint.battle': 1,
    'footprint.recon': random.pick([1, 2, 2, 3]),
    'footprint.search': random.pick([4, 5]),
  }
}

/** States in which plans are awaited, out of campaigns played under all kinds of settings. */
export const startsOf = (
  random: Random,
  campaigns: number,
  fixed: Readonly<Record<string, Json>> = {},
): readonly State[] =>
  Array.from({ length: campaigns }, (_, index) => {
    const scenario = honest.scenarios[index % honest.scenarios.length]
    if (!scenario) return []
    const seed = `start ${String(index)} ${String(random.next())}`
    const campaign = playOut(
      honest,
      open(honest, scenario, seed, { ...settingsFor(random), ...fixed }),
      random.pick(players),
      random.fork(seed),
      8,
    )
    return [campaign.first, ...campaign.steps.map(({ after }) => after)] as readonly State[]
  })
    .flat()
    .filter(({ stage, banners }) => stage === 'plans' && new Set(banners.map(({ seat }) => seat)).size > 1)
