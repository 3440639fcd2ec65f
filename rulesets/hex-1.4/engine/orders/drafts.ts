import { ruleId } from '../../../kit/ids.js'
import { linesBy, schemasOf } from '../../../kit/orderKind.js'
import type { OrderDraft, OrderProblem } from '../../../kit/orders.js'
import { fail, type Result } from '../../../kit/result.js'
import type { HexOrder } from '../model/orders.js'
import type { HexView } from '../view/view.js'
import { examples } from './examples.js'
import { kinds } from './kinds.js'
import { readAs, type DraftKind, type DraftOf } from './parts/kind.js'
import * as words from '../../messages/purchases.generated.js'

const isKind = (name: string): name is DraftKind => Object.hasOwn(kinds, name)

const kindOf = ({ kind }: OrderDraft): DraftOf<HexOrder> | null => (isKind(kind) ? kinds[kind] : null)

/** Every kind of order with the JSON Schema of its `detail`. */
export const orderKinds = schemasOf(kinds, examples)

/** A draft as an order, or what is wrong with its form. */
export const readOrder = (draft: OrderDraft): Result<HexOrder, OrderProblem> => {
  const kind = kindOf(draft)
  return kind
    ? readAs(kind, draft)
    : fail({
        code: 'unknown-kind',
        message: words.noSuchOrder({ kind: draft.kind }),
        rule: ruleId('HX-002'),
      })
}

export const { describe, effect, arrow } = linesBy<HexView>(kinds)
