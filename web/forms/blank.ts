import type { Json } from '@muster/rulesets/kit/json.js'
import { isRecord } from './json.js'
import type { FormNode, NodeOf } from './node.js'

const times = (count: number, one: (at: number) => Json): Json => Array.from({ length: count }, (_, at) => one(at))

/** A value to start from: what is required, as it usually is or at its least, or open. */
export const blank = (node: FormNode): Json => {
  if (node.usual !== undefined) return node.usual
  switch (node.kind) {
    case 'fixed':
      return node.value
    case 'switch':
      return false
    case 'amount':
      return node.open ? null : Math.max(node.min, Math.min(node.max, 0))
    case 'text':
      return ''
    case 'choice':
      return node.open ? '' : (node.values[0]?.value ?? '')
    case 'several':
      return times(node.least, (at) => node.values[at % node.values.length]?.value ?? '')
    case 'texts':
    case 'pairs':
      return []
    case 'mask':
      return ['x']
    case 'table':
      return times(node.least, () => blank(node.row))
    case 'sequence':
      return times(node.least, () => blank(node.entry))
    case 'entries':
      return {}
    case 'either':
      return node.cases[0] ? blank(node.cases[0]) : null
    case 'nullable':
      return null
    case 'group':
      return Object.fromEntries(
        node.fields.flatMap(([key, field, required]) => (required ? [[key, blank(field)] as const] : [])),
      )
  }
}

/** Which kind a value is of: the first whose fixed entries it has, and whose required ones. */
export const caseOf = ({ cases }: NodeOf<'either'>, value: Json | undefined): number =>
  Math.max(
    0,
    cases.findIndex(({ fields }) =>
      fields.every(([key, field, required]) => {
        const entry = isRecord(value) ? value[key] : undefined
        return field.kind === 'fixed' ? entry === field.value : !required || entry !== undefined
      }),
    ),
  )
