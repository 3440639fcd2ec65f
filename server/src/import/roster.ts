import type { ImportedRoster, RosterUnit } from '@muster/rulesets/kit/roster.js'
import { badInput } from '../base/problems.js'
import { shortened } from './text.js'
import type { Selection, Tree } from './tree.js'
import { type Found, pointsIn, unitsIn } from './units.js'

const named = (names: readonly string[]): string => {
  const some = names.slice(0, 3).map((name) => `“${shortened(name)}”`)
  return names.length > 3 ? `${some.join(', ')} and ${String(names.length - 3)} more` : some.join(', ')
}

const isStated = ({ costs, selections }: Selection): boolean => pointsIn(costs) !== null || selections.some(isStated)

const sum = (points: readonly number[]): number => points.reduce((total, some) => total + some, 0)

/** What a person would want to know who compares the rows with his list. */
const remarksOn = (tree: Tree, found: Found, claimed: number, units: readonly RosterUnit[]): readonly string[] => {
  const made = sum(units.map(({ points }) => points))
  const hasPoints = pointsIn(tree.costs) !== null || tree.forces.some(({ selections }) => selections.some(isStated))
  const fractions = found.units.filter(({ points }) => !Number.isInteger(points))
  const said: readonly (string | false)[] = [
    tree.forces.length > 1 && `The list has ${String(tree.forces.length)} forces; their units stand here in one list.`,
    !hasPoints && 'The file states no points. Enter them by hand.',
    fractions.length > 0 && `Points were rounded to whole ones: ${named(fractions.map(({ name }) => name))}.`,
    found.inner.length > 0 && `Units inside other units stand on lines of their own: ${named(found.inner)}.`,
    found.loose.length > 0 &&
      `Points that belong to no unit were left out (${String(Math.round(sum(found.loose.map(({ points }) => points))))}): ${named(found.loose.map(({ name }) => name))}.`,
    hasPoints &&
      claimed !== made &&
      `The list states ${String(claimed)} points, its units make ${String(made)}. Compare them.`,
  ]
  return said.filter((line) => line !== false)
}

/** @throws Problem for a list without units, or with too many */
export const rosterOf = (tree: Tree): ImportedRoster => {
  const found = unitsIn(tree.forces.flatMap(({ selections }) => selections))
  if (found.units.length === 0)
    throw badInput('This list has no units. Add units and export it again, or enter them by hand.')
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
