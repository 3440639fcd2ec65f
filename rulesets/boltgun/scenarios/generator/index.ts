import { generatedId } from '../../../kit/generated.js'
import { RuleBug } from '../../../kit/result.js'
import type { Scenario, ScenarioGenerator } from '../../../kit/ruleset.js'
import { seeded, type Seeded } from '../../../kit/seeded.js'
import type { BoltgunScenario } from '../../engine/scenario.js'
import { armies } from '../../engine/data/armies.js'
import { balanceOf, isEven } from '../balance/index.js'
import { jsonOf } from '../make.js'
import { setGoals } from './goals.js'
import { layOut, playersAllowed } from './layout.js'
import { cacheOf, musterForces, scatterThings, type Force } from './sides.js'
import { closeOff, terrainOf, type Symbols } from './terrain.js'
import { buildTowns, type Towns } from './towns.js'

const id = 'new-map'

/** Tries before it gives up; more than half a dozen are rare. */
const tries = 200

const rowsOf = (symbols: Symbols, width: number): readonly string[] =>
  Array.from({ length: symbols.length / width }, (_, y) => symbols.slice(y * width, (y + 1) * width).join(''))

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

const scenarioOf = (seed: string, forces: readonly Force[], towns: Towns, data: BoltgunScenario): Scenario => ({
  id: generatedId(id, forces.length, seed),
  title: `The ${forces.length > 3 ? 'wars' : 'war'} for ${towns.centre.name}`,
  about: `A new map for ${numbers[forces.length] ?? 'many'}, drawn from the seed ${seed}. ${towns.centre.name} lies in the middle, and every side is about as far from what it wants.`,
  seats: forces.map(({ home, army }) => ({ title: home.name, subtitle: army })),
  data: jsonOf(data),
})

/** One attempt; null when the ground is uneven, or leaves no even choice of objectives. */
const attempt = (players: number, seed: string, random: Seeded, roughness: number): Scenario | null => {
  const layout = layOut(players, random.fork('layout'))
  const symbols = terrainOf(layout, random.fork('terrain'), roughness)
  closeOff(layout, symbols)
  const towns = buildTowns(layout, symbols, random.fork('towns'))
  const forces = musterForces(layout, symbols, towns, random.fork('forces'))
  const packets = forces.map((force) => ({
    armyRules: armies[force.army],
    banners: force.banners,
    objectives: [],
    knows: [cacheOf(force)],
  }))
  const things = scatterThings(layout, symbols, forces, random.fork('things'))
  const bare: BoltgunScenario = {
    rows: rowsOf(symbols, layout.grid.width),
    seats: packets,
    ...things,
    owned: 'footprints',
  }
  if (!isEven(bare)) return null
  const goals = setGoals(bare, forces, towns, random.fork('goals'))
  if (!goals) return null
  const seats = packets.map((packet, side) => ({ ...packet, objectives: goals[side] ?? [] }))
  const found = scenarioOf(seed, forces, towns, { ...bare, seats })
  return balanceOf(found).problems.length === 0 ? found : null
}

/**
 * Draws anew, each time from a seed of its own and on smoother ground, until the map gives every side the same chances. Who knows the
 * seed can draw the packets too; where the hidden things lie he cannot, since the campaign's dice choose among their sites.
 */
const make = (players: number, seed: string): Scenario => {
  for (let turn = 0; turn < tries; turn += 1) {
    const found = attempt(players, seed, seeded(`${id}/${players}/${seed}/${turn}`), 1 - turn / tries)
    if (found) return found
  }
  throw new RuleBug(`no even map for ${players} players comes of the seed ${seed}`)
}

export const newMap: ScenarioGenerator = {
  id,
  title: 'A new map',
  about:
    'Draws ranges, rivers, towns and starting packets from a seed. The same seed always gives the same map, checked for even chances.',
  players: playersAllowed,
  make,
}
