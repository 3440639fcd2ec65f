import * as words from '../messages/lists.generated.js'
import { badInput, Problem } from '../base/problems.js'
import { limits, sentences } from './limits.js'
import { listIn, property } from './property.js'
import { cleaned } from './text.js'

interface Cost {
  readonly name: string
  readonly value: number
}

interface Category {
  readonly name: string
  readonly isPrimary: boolean
}

/** Something chosen for an army: a unit, a model, an upgrade, or a setting of the list. */
export interface Selection {
  readonly name: string
  readonly type: string
  readonly number: number
  /** Its own, without its contents. */
  readonly costs: readonly Cost[]
  readonly categories: readonly Category[]
  readonly selections: readonly Selection[]
}

interface Force {
  readonly name: string
  readonly catalogue: string
  readonly selections: readonly Selection[]
}

/** A file's list as it is there, with forces inside forces put next to them. */
export interface Tree {
  readonly name: string
  readonly costs: readonly Cost[]
  readonly forces: readonly Force[]
}

const numberOf = (value: unknown): number => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : 0
}

const within = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

const costsOf = (value: unknown): readonly Cost[] =>
  listIn(value, 'costs', 'cost')
    .slice(0, limits.keywords)
    .map((cost) => ({
      name: cleaned(property(cost, 'name')),
      value: within(-limits.points, limits.points, numberOf(property(cost, 'value'))),
    }))

const categoriesOf = (value: unknown): readonly Category[] =>
  listIn(value, 'categories', 'category')
    .slice(0, limits.keywords)
    .flatMap((category) => {
      const [name, primary] = [cleaned(property(category, 'name')), property(category, 'primary')]
      return name ? [{ name, isPrimary: primary === true || primary === 'true' }] : []
    })

const nameOf = (value: unknown): string => {
  const [name, own] = [cleaned(property(value, 'name')), cleaned(property(value, 'customName'))]
  return own && own !== name ? (name ? `${own} (${name})` : own) : name
}

/** How much of one file has been read. */
interface Count {
  forces: number
  selections: number
}

const selectionsOf = (value: unknown, depth: number, count: Count): readonly Selection[] =>
  listIn(value, 'selections', 'selection').map((entry) => {
    count.selections += 1
    if (count.selections > limits.selections) throw new Problem('LIMIT', sentences.selections())
    if (depth > limits.selectionDepth) throw new Problem('LIMIT', sentences.depth())
    return {
      name: nameOf(entry),
      type: cleaned(property(entry, 'type')).toLowerCase(),
      number: within(1, limits.models, Math.round(numberOf(property(entry, 'number')))),
      costs: costsOf(entry),
      categories: categoriesOf(entry),
      selections: selectionsOf(entry, depth + 1, count),
    }
  })

const forcesOf = (value: unknown, count: Count): readonly Force[] =>
  listIn(value, 'forces', 'force').flatMap((entry) => {
    count.forces += 1
    if (count.forces > limits.forces) throw new Problem('LIMIT', sentences.forces())
    const force = {
      name: cleaned(property(entry, 'name')),
      catalogue: cleaned(property(entry, 'catalogueName')),
      selections: selectionsOf(entry, 1, count),
    }
    return [force, ...forcesOf(entry, count)]
  })

/** @throws Problem for what is not an army list, or too much of one */
export const treeOf = (file: unknown): Tree => {
  const roster = property(file, 'roster') ?? file
  const forces = forcesOf(roster, { forces: 0, selections: 0 })
  if (forces.length === 0) throw badInput(words.noList())
  return { name: cleaned(property(roster, 'name')), costs: costsOf(roster), forces }
}
