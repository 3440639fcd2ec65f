import type { Json } from '../../kit/json.js'
import type { Scenario } from '../../kit/ruleset.js'
import { armies, type ArmyType } from '../engine/data/armies.js'
import type { BoltgunScenario, ScenarioDraw } from '../engine/scenario.js'
import * as words from '../messages/scenarios.generated.js'

interface Plan extends ScenarioDraw {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly map: string
  /** One a seat: public, unlike its place. */
  readonly armies: readonly ArmyType[]
  readonly features: BoltgunScenario['features']
  readonly relics: BoltgunScenario['relics']
}

/** A scenario's data as the plain JSON that it travels as. */
export const jsonOf = ({ rows, seats, features, relics, owned, draw }: BoltgunScenario): Json => ({
  ...{ rows, owned },
  seats: seats.map(({ armyRules, banners, objectives, knows }) => ({
    armyRules,
    banners: banners.map((banner) => ({ ...banner })),
    objectives: objectives.map((objective) => ({ ...objective })),
    knows: knows ?? [],
  })),
  features: features.map((feature) => ({ ...feature })),
  relics: relics.map((relic) => ({ ...relic })),
  ...(draw
    ? {
        draw: {
          levels: draw.levels,
          ...(draw.uneven && { uneven: true }),
          starts: draw.starts.map(({ tasks, ...start }) => ({
            ...start,
            tasks: tasks.map((task) => task.map((objective) => ({ ...objective }))),
          })),
        },
      }
    : {}),
})

/** What everybody is told of the seats: nothing of where they start. */
export const seatsWith = (types: readonly ArmyType[]): Scenario['seats'] =>
  types.map((army, index) => ({ title: words.army({ place: index + 1 }), subtitle: army }))

/** Seats whose packets are drawn. */
export const unpacked = (types: readonly ArmyType[]): BoltgunScenario['seats'] =>
  types.map((army) => ({ armyRules: armies[army], banners: [], objectives: [] }))

/** A scenario from its map, drawn as text, and what the dice draw from. */
export const scenario = ({
  id,
  title,
  about,
  map,
  features,
  relics,
  levels,
  starts,
  armies: types,
}: Plan): Scenario => ({
  ...{ id, title, about, seats: seatsWith(types) },
  data: jsonOf({
    rows: map.trim().split(/\s+/),
    seats: unpacked(types),
    ...{ features, relics, owned: 'footprints', draw: { levels, starts } },
  }),
})
