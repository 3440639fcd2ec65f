import type { BoltgunCase } from '../../../rulesets/boltgun/cases/format.js'
import type { Goal } from './world.js'
import { disputed, key, seatsOf, type World } from './world.js'

const holders = (world: World, holder: string): readonly string[] =>
  [...world.hold].flatMap(([sector, by]) => (by === holder ? [sector] : []))

const knownTo = (world: World, id: string): readonly string[] =>
  seatsOf(world).filter((seat) => world.known[seat]?.has(id))

const stated = (goal: Goal): Readonly<Record<string, unknown>> => {
  switch (goal.kind) {
    case 'occupy':
      return { occupy: goal.sectors }
    case 'count':
      return { count: goal.sectors }
    case 'hold':
      return { hold: goal.relic }
    case 'destroy':
      return { destroy: goal.banners, by: goal.by }
  }
}

/** A world before its first turn, as a case states it; its turns are still to come. */
export const documentOf = (id: string, world: World): BoltgunCase => ({
  turns: [],
  id,
  title: 'Drawn by chance',
  rules: [],
  ruleset: 'boltgun',
  settings: { ...world.settings },
  map: world.rows.join('\n'),
  players: Object.fromEntries(Object.entries(world.players).map(([name, armyRules]) => [name, { armyRules }])),
  banners: Object.fromEntries(
    world.units.map((unit) => {
      const { level, works, must, node } = unit
      const forced = must ? { mustRetreat: true as const, ...(must.place === null ? {} : { victor: must.place }) } : {}
      return [unit.id, { at: key(unit), level, works, node, ...forced }]
    }),
  ),
  owned: Object.fromEntries(seatsOf(world).map((seat) => [seat, holders(world, seat)])),
  disputed: holders(world, disputed),
  objectives: Object.fromEntries(
    Object.entries(world.objectives).map(([seat, list]) => [
      seat,
      list.map(({ goal, secondary, checks }) => ({ ...stated(goal), secondary, checks })),
    ]),
  ),
  features: Object.fromEntries(
    Object.entries(world.features).map(([name, feature]) => [name, { ...feature, knownTo: knownTo(world, name) }]),
  ),
  relics: Object.fromEntries(
    Object.entries(world.relics).map(([name, { carrier, at, hidden }]) => [
      name,
      carrier !== null ? { carrier } : { at: at ?? '', hidden, knownTo: knownTo(world, name) },
    ]),
  ),
})
