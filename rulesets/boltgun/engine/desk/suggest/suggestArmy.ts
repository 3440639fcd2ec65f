import type { AskView } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import type { BoltgunView } from '../../view/view.js'
import { orderOptions } from '../options.js'

/** BG-300: the scenario's proposal as often as not, else a printed army: what needs nobody's approval. */
export const armyFor = (view: BoltgunView, ask: AskView, dice: Dice): readonly OrderDraft[] => {
  const offered = orderOptions(view, ask)
    .flatMap(({ kind, item }) => (kind === 'army' ? (item ?? []) : []))
    .map(({ id }) => id)
    .filter((id) => id !== 'own')
  const [face = 1] = dice.roll('suggest.army.d20', ask.kind)
  const item = face <= 10 ? 'proposal' : offered[face % Math.max(1, offered.length)]
  return item === undefined || !offered.includes(item) ? [] : [{ kind: 'army', item }]
}

/** It has nothing against what others want to lead. */
export const consentTo = (view: BoltgunView, ask: AskView): readonly OrderDraft[] =>
  orderOptions(view, ask).flatMap(({ kind, item, with: verdicts }) => {
    const list = item?.[0]
    return kind === 'judge' && list && verdicts?.some(({ id }) => id === 'approve')
      ? [{ kind, item: list.id, with: 'approve' }]
      : []
  })
