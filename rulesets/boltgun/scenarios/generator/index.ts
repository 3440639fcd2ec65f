import { diceOf, type Dice } from '../../../kit/dice.js'
import { generatedId } from '../../../kit/generated.js'
import { RuleBug } from '../../../kit/result.js'
import type { Scenario, ScenarioGenerator } from '../../../kit/ruleset.js'
import { seeded, type Seeded } from '../../../kit/seeded.js'
import type { BoltgunScenario } from '../../engine/scenario.js'
import { isEven } from '../../engine/balance/index.js'
import { unsound } from '../../engine/balance/sound.js'
import { evenDraws } from '../../engine/packets.js'
import * as words from '../../messages/newMap.generated.js'
import { jsonOf, seatsWith, unpacked } from '../make.js'
import { setTasks } from './goals.js'
import { layOut, playersAllowed, type Layout } from './layout.js'
import { cacheOf, muster, scatterThings, type Muster } from './sides.js'
import { closeOff, terrainOf, type Symbols } from './terrain.js'
import { buildTowns, type Towns } from './towns.js'

const id = 'new-map'

/** Layouts that are tried before it gives up, and terrains on each; more than six layouts are rare. */
const [layouts, terrains] = [40, 8]

const rowsOf = (symbols: Symbols, width: number): readonly string[] =>
  Array.from({ length: symbols.length / width }, (_, y) => symbols.slice(y * width, (y + 1) * width).join(''))

const scenarioOf = (seed: string, { armies }: Muster, towns: Towns, data: BoltgunScenario): Scenario => ({
  id: generatedId(id, armies.length, seed),
  title: (armies.length > 3 ? words.wars : words.war)({ town: towns.centre.name }),
  about: words.aboutMap({ players: armies.length, seed, town: towns.centre.name }),
  seats: seatsWith(armies),
  data: jsonOf(data),
})

/** The sides where they may well stand: what the ground and the objectives are judged by before anything is drawn. */
const likely = ({ levels, armies, bases }: Muster): BoltgunScenario['seats'] =>
  unpacked(armies).map((seat, side) => ({
    ...seat,
    banners: (levels[0] ?? []).map((level, index) => ({
      ...{ id: `${bases[side]?.letter ?? ''}${index + 1}`, level },
      at: bases[side]?.sites[index] ?? '',
    })),
    knows: ['a cache'],
  }))

/** Dice of the seed's: not those of any campaign. */
const seededDice = (random: Seeded): Dice => ({ roll: (name) => [1 + random.below(diceOf(name).faces)] })

/** Of so many draws, so many must be even, lest a campaign finds none. */
const [sample, enough] = [25, 10]

/** One attempt; null when the ground is uneven, leaves no even choice of objectives, or if too few draws of the packets are even. */
const attempt = (layout: Layout, seed: string, random: Seeded, roughness: number): Scenario | null => {
  const symbols = terrainOf(layout, random.fork('terrain'), roughness)
  closeOff(layout, symbols)
  const towns = buildTowns(layout, symbols, random.fork('towns'))
  const mustered = muster(layout, symbols, towns, random.fork('forces'))
  const { levels, armies, bases } = mustered
  const things = scatterThings(layout, symbols, bases, random.fork('things'))
  const ground = { rows: rowsOf(symbols, layout.grid.width), ...things, owned: 'footprints' } as const
  const bare: BoltgunScenario = { ...ground, seats: likely(mustered) }
  if (!isEven(bare)) return null
  const tasks = setTasks(bare, bases, towns, random.fork('goals'))
  if (!tasks) return null
  const asked = bare.seats.map((seat, side) => ({ ...seat, objectives: tasks[side]?.flat() ?? [] }))
  if (unsound({ ...bare, seats: asked }).length > 0) return null
  const starts = bases.map((base, side) => ({
    ...{ title: base.home.name, sites: base.sites },
    ...{ tasks: tasks[side] ?? [], knows: [cacheOf(base)] },
  }))
  const data = { ...ground, seats: unpacked(armies), draw: { levels, starts } }
  const even = evenDraws(data, seededDice(random.fork('draws')), sample)
  return even < enough ? null : scenarioOf(seed, mustered, towns, data)
}

/**
 * Draws anew, each time from a seed of its own and by and by on smoother ground, until the map gives every side the same chances. Who knows the
 * seed can draw the map too; the packets he cannot, since the campaign's dice choose among what the map allows.
 */
const make = (players: number, seed: string): Scenario => {
  for (let turn = 0; turn < layouts; turn += 1) {
    const name = `${id}/${players}/${seed}/${turn}`
    const layout = layOut(players, seeded(name))
    for (let terrain = 0; terrain < terrains; terrain += 1) {
      const found = attempt(layout, seed, seeded(`${name}/${terrain}`), 1 - turn / layouts)
      if (found) return found
    }
  }
  throw new RuleBug(`no even map for ${players} players comes of the seed ${seed}`)
}

export const newMap: ScenarioGenerator = {
  id,
  title: words.title(),
  about: words.about(),
  players: playersAllowed,
  make,
}
