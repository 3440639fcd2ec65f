import type { Json } from '@muster/rulesets/kit/json.js'
import { listOf, recordOf } from './json.js'
import type { NodeOf, Value } from './node.js'

const costOf = (values: readonly Value[], chosen: Json | undefined): number =>
  values.find(({ value }) => value === chosen)?.points ?? 0

const rowCost = ({ fields }: NodeOf<'group'>, row: Json): number =>
  fields.reduce((sum, [key, node]) => {
    const value = recordOf(row)[key]
    if (node.kind === 'choice') return sum + costOf(node.values, value)
    return node.kind === 'amount' && node.points && typeof value === 'number' ? sum + value : sum
  }, 0)

/** Points spent in a list that counts them. */
export const spentIn = (node: NodeOf<'several' | 'table'>, value: Json | undefined): number =>
  listOf(value).reduce<number>(
    (sum, entry) => sum + (node.kind === 'several' ? costOf(node.values, entry) : rowCost(node.row, entry)),
    0,
  )
