import type { BoltgunScenario, ScenarioObjective } from '@muster/rulesets/boltgun/engine/scenario.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/scenario.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { jsonOf } from '@muster/rulesets/boltgun/scenarios/make.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'

interface Packet {
  readonly banners: readonly (readonly [at: string, level: number])[]
  readonly objectives: readonly ScenarioObjective[]
  readonly knows: readonly string[]
}

const archive = { hold: 'sealed-archive', checks: 3 }

/** One draw of some shipped maps, stated: what a test may rely on. */
const packets = {
  'first-contact': [
    {
      banners: [
        ['3,3', 17],
        ['1,2', 13],
        ['2,6', 10],
      ],
      objectives: [
        { occupy: ['8,6', '9,6', '9,7'], checks: 2 },
        { count: 50, secondary: true },
      ],
      knows: ['west-ford'],
    },
    {
      banners: [
        ['8,5', 17],
        ['10,6', 13],
        ['9,2', 10],
      ],
      objectives: [
        { occupy: ['2,1', '2,2', '3,2'], checks: 2 },
        { count: 50, secondary: true },
      ],
      knows: ['east-ford'],
    },
  ],
  'three-valleys': [
    { banners: [['4,3', 54]], objectives: [archive], knows: ['west-array'] },
    { banners: [['16,3', 54]], objectives: [archive], knows: ['east-array'] },
    { banners: [['10,14', 54]], objectives: [archive], knows: ['south-works'] },
  ],
} satisfies Readonly<Record<string, readonly Packet[]>>

const shipped = (id: string): Scenario => {
  const found = boltgun.scenarios.find((scenario) => scenario.id === id)
  if (!found) throw new Error(`there is no scenario ${id}`)
  return found
}

/** The data of a shipped map with packets that stand. */
export const statedData = (id: keyof typeof packets): BoltgunScenario => {
  const { draw: _, ...data } = scenarioData(shipped(id))
  const given: readonly Packet[] = packets[id]
  return {
    ...data,
    seats: data.seats.map(({ armyRules }, index) => {
      const { banners = [], objectives = [], knows = [] } = given[index] ?? {}
      const letter = 'ABC'.charAt(index)
      return {
        armyRules,
        banners: banners.map(([at, level], banner) => ({ id: `${letter}${String(banner + 1)}`, at, level })),
        objectives,
        knows,
      }
    }),
  }
}

/** A shipped map with packets that stand, under its own id. */
export const stated = (id: keyof typeof packets): Scenario => ({ ...shipped(id), data: jsonOf(statedData(id)) })
