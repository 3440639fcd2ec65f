import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import { blank } from '../../forms/blank.js'
import type { FormNode } from '../../forms/node.js'
import { readNode } from '../../forms/readNode.js'
import { leavesChoice, startOf } from './drafts.js'

/** Whether a form leaves nothing to say: one value each, and nothing that may be added. */
const saysAll = (node: FormNode): boolean => {
  switch (node.kind) {
    case 'fixed':
      return true
    case 'choice':
      return node.values.length === 1
    case 'several':
      return node.least === node.values.length
    case 'group':
      return node.fields.every(([, field, required]) => required && saysAll(field))
    default:
      return false
  }
}

/** The order of an option that leaves nothing to say; null where something is to be chosen. */
export const settledOrder = (option: OrderOption): OrderDraft | null => {
  if (leavesChoice(option)) return null
  const { detail } = option
  if (detail === undefined) return startOf(option)
  const node = readNode(detail)
  return node && saysAll(node) ? { ...startOf(option), detail: blank(node) } : null
}
