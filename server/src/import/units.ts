import type { RosterUnit } from '@muster/rulesets/kit/roster.js'
import * as words from '../messages/lists.generated.js'
import { Problem } from '../base/problems.js'
import { limits, sentences } from './limits.js'
import { shortened } from './text.js'
import type { Selection } from './tree.js'

/** A unit of the list with points as calculated, not yet rounded. */
export interface Found {
  readonly units: readonly RosterUnit[]
  /** Names of units that were taken out of another unit. */
  readonly inner: readonly string[]
  /** Points that belong to no unit. */
  readonly loose: readonly { readonly name: string; readonly points: number }[]
}

const nothing: Found = { units: [], inner: [], loose: [] }

const joined = (parts: readonly Found[]): Found => ({
  units: parts.flatMap(({ units }) => units),
  inner: parts.flatMap(({ inner }) => inner),
  loose: parts.flatMap(({ loose }) => loose),
})

const pointsName = /^(?:pts?|points?)\.?$/iu

/** Points among the costs, by the names that lists give them; null if there are none. */
export const pointsIn = (costs: Selection['costs']): number | null => {
  const named = costs.filter(({ name }) => pointsName.test(name))
  return named.length > 0 ? named.reduce((sum, { value }) => sum + value, 0) : null
}

const isUnit = ({ type }: Selection): boolean => type === 'unit'

/** Points of a selection with everything in it except units of their own. */
const pointsOf = ({ costs, selections }: Selection): number =>
  selections.reduce((sum, inner) => (isUnit(inner) ? sum : sum + pointsOf(inner)), pointsIn(costs) ?? 0)

const modelsIn = (selections: readonly Selection[]): number =>
  selections.reduce((sum, inner) => {
    if (isUnit(inner)) return sum
    return sum + (inner.type === 'model' ? inner.number : 0) + modelsIn(inner.selections)
  }, 0)

const modelsOf = ({ type, number, selections }: Selection): number => {
  const inner = modelsIn(selections)
  const own = type === 'model' || inner === 0 ? number : 0
  return Math.min(limits.models, own + inner)
}

const modelCategories = (selections: readonly Selection[]): Selection['categories'] =>
  selections.flatMap(({ type, categories, selections: inner }) =>
    type === 'unit' ? [] : type === 'model' ? categories : modelCategories(inner),
  )

const innerUnits = (selections: readonly Selection[]): readonly Selection[] =>
  selections.flatMap((inner) => (isUnit(inner) ? [inner] : innerUnits(inner.selections)))

const unitOf = (selection: Selection): RosterUnit => {
  const { name, categories, selections } = selection
  const own = categories.length > 0 ? categories : modelCategories(selections)
  return {
    name: shortened(name || words.unnamed()),
    points: Math.max(0, Math.min(limits.points, pointsOf(selection))),
    models: modelsOf(selection),
    slot: shortened(own.find(({ isPrimary }) => isPrimary)?.name ?? ''),
    keywords: [...new Set(own.map((category) => shortened(category.name)))].slice(0, limits.keywords),
  }
}

/** A unit, and the units in it; one that consists only of its units is left out. */
const unitsOf = (selection: Selection): Found => {
  const inner = innerUnits(selection.selections)
  const parts = joined(inner.map(unitsOf))
  const isFrame = inner.length > 0 && modelsIn(selection.selections) === 0 && pointsOf(selection) === 0
  return {
    ...parts,
    units: isFrame ? parts.units : [unitOf(selection), ...parts.units],
    inner: [...inner.map(({ name }) => name), ...parts.inner],
  }
}

const foundIn = (selection: Selection): Found => {
  if (isUnit(selection) || selection.type === 'model') return unitsOf(selection)
  const parts = joined(selection.selections.map(foundIn))
  const points = parts.units.length > 0 ? (pointsIn(selection.costs) ?? 0) : pointsOf(selection)
  if (parts.units.length > 0)
    return points === 0 ? parts : { ...parts, loose: [...parts.loose, { name: selection.name, points }] }
  return points === 0 ? nothing : { ...nothing, loose: [{ name: selection.name, points }] }
}

/** The units of a list: selections of that type, single models, and units found inside upgrades. */
export const unitsIn = (selections: readonly Selection[]): Found => {
  const found = joined(selections.map(foundIn))
  if (found.units.length > limits.units) throw new Problem('LIMIT', sentences.units())
  return found
}
