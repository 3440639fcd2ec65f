import type { BoltgunScenario } from '../scenario.js'
import { groundOf, marchesFrom } from './marches.js'

/** Every sector that the scenario names, with what stands or lies there. */
const named = ({ seats, features, relics }: BoltgunScenario): readonly (readonly [what: string, name: string])[] => [
  ...seats.flatMap(({ banners }) => banners.map(({ id, at }) => [`banner ${id}`, at] as const)),
  ...[...features, ...relics].flatMap(({ id, at }) =>
    (at === undefined ? [] : [at].flat()).map((name) => [id, name] as const),
  ),
  ...seats.flatMap(({ objectives }, seat) =>
    objectives.flatMap((objective) =>
      'occupy' in objective ? objective.occupy.map((name) => [`an objective of seat ${seat + 1}`, name] as const) : [],
    ),
  ),
]

const crowded = ({ seats }: BoltgunScenario): readonly string[] => {
  const holder = new Map<string, number>()
  return seats.flatMap(({ banners }, seat) =>
    banners.flatMap(({ id, at }) => {
      const other = holder.get(at) ?? seat
      holder.set(at, other)
      return other === seat ? [] : [`Banner ${id} stands in ${at}, where an enemy stands.`]
    }),
  )
}

/** What no balance could mend: a map that is none, ground that no march reaches, things where nothing can stand (BG-050, BG-054, BG-070). */
export const unsound = (data: BoltgunScenario): readonly string[] => {
  const { rows, seats } = data
  if (new Set(rows.map((row) => row.length)).size !== 1) return ['The rows of the map differ in length.']
  const ground = groundOf(rows)
  const open = ({ at }: { readonly at: string }): number => ground.grid.at(at) ?? -1
  const reach = marchesFrom(ground, (seats[0]?.banners ?? []).slice(0, 1).map(open))
  const lost = ground.passable.filter((passable, cell) => passable && reach[cell] === Infinity).length
  return [
    ...(lost > 0 ? [`${lost} passable sectors cannot be reached.`] : []),
    ...named(data)
      .filter(([, name]) => !ground.passable[ground.grid.at(name) ?? -1])
      .map(([what, name]) => `There is no passable sector ${name} for ${what}.`),
    ...[...data.features, ...data.relics]
      .filter(({ at }) => at !== undefined && at.length === 0)
      .map(({ id }) => `There is no site for ${id}.`),
    ...crowded(data),
    ...seats.flatMap(({ objectives }, seat) =>
      objectives.some(({ secondary }) => !secondary) ? [] : [`Seat ${seat + 1} has no primary objective.`],
    ),
  ]
}
