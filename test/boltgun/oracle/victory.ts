import { disputed, seatsOf, setting, type Goal, type Objective, type World } from './world.js'

const reached = (world: World, seat: string, goal: Goal): boolean => {
  switch (goal.kind) {
    case 'occupy':
      return goal.sectors.every((sector) => world.hold.get(sector) === seat)
    case 'count':
      return [...world.hold.values()].filter((holder) => holder === seat && holder !== disputed).length >= goal.sectors
    case 'hold':
      return world.units.some((unit) => unit.seat === seat && unit.id === world.relics[goal.relic]?.carrier)
    case 'destroy':
      return goal.banners.every((name) => {
        const falls = world.fallen.filter(({ origins }) => origins.includes(name))
        const lives = world.units.some(({ origins }) => origins.includes(name))
        return !lives && falls.length > 0 && (goal.by === 'anyone' || falls.every(({ by }) => by.includes(seat)))
      })
  }
}

const most = (seats: readonly string[], worth: (seat: string) => number): readonly string[] => {
  const best = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === best)
}

/** Step 18: who is champion after this turn, and whether play is over. */
export const judge = (world: World): { readonly champion: string | null; readonly over: boolean } => {
  const living = seatsOf(world).filter((seat) => !world.out.has(seat))
  const of = (seat: string): readonly Objective[] => world.objectives[seat] ?? []
  for (const seat of living)
    for (const objective of of(seat)) objective.held = reached(world, seat, objective.goal) ? objective.held + 1 : 0
  const met = ({ held, checks }: Objective): boolean => held >= checks
  const complete = living.filter((seat) => {
    const primary = of(seat).filter(({ secondary }) => !secondary)
    return primary.length > 0 && primary.every(met)
  })
  if (complete.length > 0) {
    const secondaries = most(complete, (seat) => of(seat).filter((each) => each.secondary && met(each)).length)
    const levels = (seat: string): number =>
      world.units.reduce((sum, unit) => sum + (unit.seat === seat ? unit.level : 0), 0)
    const best = setting(world, 'victory.tie') === 'secondary' ? most(secondaries, levels) : complete
    if (best.length === 1) return { champion: best[0] ?? null, over: true }
  }
  const last = living.length === 1 && setting(world, 'victory.last_standing') === true
  return { champion: last ? (living[0] ?? null) : null, over: last || living.length === 0 }
}
