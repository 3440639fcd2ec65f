import type { Json } from '../../kit/json.js'
import type { Scenario } from '../../kit/ruleset.js'
import { armies, type ArmyType } from '../engine/data/armies.js'
import type { BoltgunScenario, ScenarioBanner, ScenarioObjective } from '../engine/scenario.js'

interface Start {
  readonly title: string
  readonly army: ArmyType
  /** Place and level of each banner, in order; the first is the node of a Hive Mentality. */
  readonly banners: readonly (readonly [at: string, level: number])[]
  readonly objectives: readonly ScenarioObjective[]
  readonly knows?: readonly string[]
}

interface Plan {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly map: string
  readonly starts: readonly Start[]
  readonly features: BoltgunScenario['features']
  readonly relics: BoltgunScenario['relics']
}

const banners = ({ army, banners: list }: Start, seat: number): ScenarioBanner[] =>
  list.map(([at, level], index) => ({
    id: `${String.fromCharCode(65 + seat)}${String(index + 1)}`,
    at,
    level,
    node: index === 0 && (armies[army] as readonly string[]).includes('HIVE_MENTALITY'),
  }))

/** A scenario's data as the plain JSON that it travels as. */
export const jsonOf = ({ rows, seats, features, relics, owned }: BoltgunScenario): Json => ({
  ...{ rows, owned },
  seats: seats.map(({ armyRules, banners, objectives, knows }) => ({
    armyRules,
    banners: banners.map((banner) => ({ ...banner })),
    objectives: objectives.map((objective) => ({ ...objective })),
    knows: knows ?? [],
  })),
  features: features.map((feature) => ({ ...feature })),
  relics: relics.map((relic) => ({ ...relic })),
})

/** A scenario from its map, drawn as text, and one packet a seat. */
export const scenario = ({ id, title, about, map, starts, features, relics }: Plan): Scenario => ({
  id,
  title,
  about,
  seats: starts.map((start) => ({ title: start.title, subtitle: start.army })),
  data: jsonOf({
    rows: map.trim().split(/\s+/),
    seats: starts.map((start, seat) => ({ ...start, armyRules: armies[start.army], banners: banners(start, seat) })),
    ...{ features, relics, owned: 'footprints' },
  }),
})
