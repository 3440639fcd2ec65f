import type { SeatId } from '../../../../kit/ids.js'
import { once } from '../../../../kit/memo.js'
import { tablesOf } from '../../data/honours.js'
import { evolve } from '../../evolve/evolve.js'
import { contextOf } from '../../model/rulesContext.js'
import type { State } from '../../model/state.js'
import type { PostBattleView } from '../../view/view.js'
import { flips } from './flips.js'
import { fallBacks } from './raids.js'
import { retreatHexes, retreating, usualRetreat } from './retreats.js'
import { experienceAfter, honoursDue, livesOn, tolls, type Toll } from './survival.js'

/** Honours that a unit will be owed if all of it that may live lives. */
const dueAfter = (state: State, toll: Toll): number =>
  honoursDue(experienceAfter(state, toll, toll.unit.alive), toll.unit.honours)

/** Ground as the fights leave it, and who goes back from where: the same for every seat that asks. */
const leftBehind = once((state: State) => {
  const flipped = evolve(state, flips(state))
  return { flipped, beaten: retreating(flipped), away: fallBacks(flipped) }
})

/** What a seat is asked after the battles: about its own forces and units alone, on ground as the fights leave it. */
export const postBattleOf = (state: State, seat: SeatId): PostBattleView => {
  const context = contextOf(state)
  const { flipped, beaten, away } = leftBehind(state)
  const own = tolls(state).filter(({ force }) => force.seat === seat)
  const units = state.forces
    .filter((force) => force.seat === seat)
    .flatMap((force) =>
      force.units.map((unit) => ({ force, unit, toll: own.find((entry) => entry.unit.id === unit.id) })),
    )
  return {
    retreats: beaten
      .filter((force) => force.seat === seat)
      .map((force) => {
        const usual = usualRetreat(flipped, force)
        return {
          force: force.id,
          to: retreatHexes(flipped, force).map(context.name),
          usual: usual === null ? null : context.name(usual),
        }
      }),
    fallBacks: away
      .filter(({ force }) => force.seat === seat)
      .map(({ force, why, to, usual }) => ({
        force: force.id,
        why,
        // Whose land lies beyond one's own is not told by the question
        to: [...to].sort((a, b) => a - b).map(context.name),
        usual: usual !== null && flipped.hexes[usual]?.owner === seat ? context.name(usual) : null,
      })),
    honours: units.flatMap(({ force, unit, toll }) => {
      const gains = toll ? dueAfter(state, toll) : honoursDue(unit.experience, unit.honours)
      return gains === 0
        ? []
        : [{ unit: unit.id, name: unit.name, force: force.id, gains, tables: tablesOf(unit.types), has: unit.honours }]
    }),
    survivals:
      context.settings['survival.rolls'] === 'table'
        ? own
            .filter(({ rolled, fleeing }) => rolled + fleeing > 0)
            .map(({ unit, rolled, fleeing }) => ({
              unit: unit.id,
              name: unit.name,
              dice: rolled + fleeing,
              lives: livesOn(unit.types),
            }))
        : [],
  }
}
