import type { Json } from '@muster/rulesets/kit/json.js'
import { listOf, recordOf } from './json.js'
import type { FormNode } from './node.js'

/** A place in a form where something must still be chosen or written. */
export interface Fault {
  readonly path: readonly (string | number)[]
  readonly node: FormNode
}

const isOpen = (node: FormNode, value: Json | undefined, required: boolean): boolean => {
  if (node.kind === 'several') return node.least > listOf(value).length
  // A text may be empty: its control says how much it wants.
  return required && (value === undefined || value === null || (value === '' && node.kind !== 'text'))
}

const within = (node: FormNode, value: Json | undefined): readonly Fault[] => {
  const below = (step: string | number, faults: readonly Fault[]): readonly Fault[] =>
    faults.map(({ path, node: open }) => ({ path: [step, ...path], node: open }))
  switch (node.kind) {
    case 'group':
      return node.fields.flatMap(([key, field, required]) =>
        below(key, faultsIn(field, recordOf(value)[key], required)),
      )
    case 'table':
      return listOf(value).flatMap((row, at) => below(at, faultsIn(node.row, row)))
    case 'sequence':
      return listOf(value).flatMap((entry, at) => below(at, faultsIn(node.entry, entry)))
    default:
      return []
  }
}

/** What a value leaves open that its form asks for, each by its path. */
export const faultsIn = (node: FormNode, value: Json | undefined, required = true): readonly Fault[] =>
  isOpen(node, value, required) ? [{ path: [], node }] : value === undefined ? [] : within(node, value)
