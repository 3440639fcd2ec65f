import type { ImportedRoster, RosterUnit } from '@muster/rulesets/kit/roster.js'
import * as words from '../messages/lists.generated.js'
import { badInput } from '../base/problems.js'
import { shortened } from './text.js'
import type { Selection, Tree } from './tree.js'
import { type Found, pointsIn, unitsIn } from './units.js'

/** The first of them, and how many more there are. */
const named = (names: readonly string[]) => ({
  names: names
    .slice(0, 3)
    .map((name) => words.quoted({ name: shortened(name) }))
    .join(', '),
  more: Math.max(0, names.length - 3),
})

const isStated = ({ costs, selections }: Selection): boolean => pointsIn(costs) !== null || selections.some(isStated)

const sum = (points: readonly number[]): number => points.reduce((total, some) => total + some, 0)

/** What somebody who compares the rows with their list should know. */
const remarksOn = (tree: Tree, found: Found, claimed: number, units: readonly RosterUnit[]): readonly string[] => {
  const made = sum(units.map(({ points }) => points))
  const hasPoints = pointsIn(tree.costs) !== null || tree.forces.some(({ selections }) => selections.some(isStated))
  const fractions = found.units.filter(({ points }) => !Number.isInteger(points))
  const said: readonly (string | false)[] = [
    tree.forces.length > 1 && words.severalForces({ forces: tree.forces.length }),
    !hasPoints && words.noPoints(),
    fractions.length > 0 && words.rounded(named(fractions.map(({ name }) => name))),
    found.inner.length > 0 && words.inner(named(found.inner)),
    found.loose.length > 0 &&
      words.loose({
        points: Math.round(sum(found.loose.map(({ points }) => points))),
        ...named(found.loose.map(({ name }) => name)),
      }),
    hasPoints && claimed !== made && words.claimed({ claimed, made }),
  ]
  return said.filter((line) => line !== false)
}

/** @throws Problem for a list without units, or with too many */
export const rosterOf = (tree: Tree): ImportedRoster => {
  const found = unitsIn(tree.forces.flatMap(({ selections }) => selections))
  if (found.units.length === 0) throw badInput(words.noUnits())
  const units = found.units.map((unit) => ({ ...unit, points: Math.round(unit.points) }))
  const stated = pointsIn(tree.costs)
  const points = stated === null ? sum(units.map((unit) => unit.points)) : Math.max(0, Math.round(stated))
  const catalogues = [...new Set(tree.forces.map(({ catalogue }) => catalogue).filter(Boolean))]
  return {
    name: shortened(tree.name),
    faction: shortened(catalogues.join(', ')),
    points,
    units,
    remarks: remarksOn(tree, found, points, units),
  }
}
