import { malformed, shapeProblem, type DraftShape } from '../../../kit/draftShape.js'
import { cellName, pieceId, seatId, token } from '../../../kit/ids.js'
import type { OrderDraft, OrderProblem } from '../../../kit/orders.js'
import { fail, ok, type Result } from '../../../kit/result.js'
import type { BoltgunOrder, OrderKind } from '../orders.js'
import { record } from '../record.js'
import { readArmy, readJudge } from './army/read.js'
import { readResult } from './result.js'
import { noWord } from './wordOptions.js'
import { readAnswer, readRuling } from './ruling.js'

/** What each kind of draft must and may carry. */
const shapes: Readonly<Record<OrderKind, DraftShape>> = {
  march: { must: ['piece', 'to'], may: [] },
  teleport: { must: ['piece', 'to'], may: [] },
  search: { must: ['piece'], may: [] },
  fortify: { must: ['piece'], may: [] },
  entrench: { must: ['piece'], may: [] },
  unfortify: { must: ['piece'], may: [] },
  resupply: { must: ['piece'], may: [] },
  join: { must: ['piece', 'with'], may: [] },
  split: { must: ['piece'], may: [] },
  transfer: { must: ['piece', 'with', 'amount'], may: ['item', 'detail'] },
  retreat: { must: ['piece', 'to'], may: [] },
  destroyRelic: { must: ['piece', 'item'], may: [] },
  pickUp: { must: ['piece', 'item'], may: [] },
  nameNode: { must: ['piece'], may: [] },
  shift: { must: ['item', 'amount'], may: [] },
  result: { must: ['item', 'detail'], may: [] },
  choose: { must: ['item', 'with'], may: [] },
  army: { must: ['item'], may: ['detail'] },
  judge: { must: ['item', 'with'], may: ['detail'] },
  accept: { must: ['item', 'with'], may: [] },
  word: { must: ['item', 'with'], may: [] },
  answerForfeit: { must: ['item', 'with'], may: [] },
  ruleRetreat: { must: ['piece', 'to'], may: ['detail'] },
  ruleBattle: { must: ['item', 'detail'], may: [] },
  ruleForfeit: { must: ['item', 'with', 'detail'], may: [] },
  ruleVictory: { must: ['with', 'detail'], may: [] },
}

const isKind = (kind: string): kind is OrderKind => Object.hasOwn(shapes, kind)

const problem = (code: string, message: string): OrderProblem => malformed(code, message, 'BG-029')

/** A draft's fields as plain values, once their presence has been checked. */
const fieldsOf = (draft: OrderDraft) => ({
  banner: pieceId(draft.piece ?? ''),
  to: cellName(draft.to ?? ''),
  other: draft.with ?? '',
  item: draft.item ?? '',
  amount: draft.amount ?? 0,
})

/** Relics of a transfer: `item` for one, `detail.relics` for several. */
const relicsOf = (draft: OrderDraft): Result<readonly string[], OrderProblem> => {
  const one = draft.item === undefined ? [] : [draft.item]
  if (draft.detail === undefined) return ok(one)
  const detail = record(draft.detail)
  const list = detail?.['relics']
  if (!detail || !Array.isArray(list) || Object.keys(detail).length !== 1)
    return fail(problem('detail', 'The detail of a transfer is { "relics": [names] } and nothing else.'))
  const names = list.filter((name: unknown): name is string => typeof name === 'string')
  return names.length === list.length
    ? ok([...new Set([...one, ...names])])
    : fail(problem('detail', 'Give relics by their names, as text.'))
}

const shiftOf = (draft: OrderDraft): Result<BoltgunOrder, OrderProblem> => {
  const { item, amount: by } = fieldsOf(draft)
  return by === -1 || by === 0 || by === 1
    ? ok({ kind: 'shift', battle: token(item), by })
    : fail(problem('amount', 'The mission die is shifted by -1, 0 or 1.'))
}

/** A draft as an order, or what is wrong with its form. */
export const readOrder = (draft: OrderDraft): Result<BoltgunOrder, OrderProblem> => {
  const { kind } = draft
  if (!isKind(kind))
    return fail(problem('unknown-kind', `There is no such order: use one of ${Object.keys(shapes).join(', ')}.`))
  const wrong = shapeProblem(draft, shapes[kind], 'BG-029')
  if (wrong) return fail(wrong)
  const { banner, to, other, item, amount } = fieldsOf(draft)
  switch (kind) {
    case 'march':
    case 'teleport':
    case 'retreat':
      return ok({ kind, banner, to })
    case 'search':
    case 'fortify':
    case 'entrench':
    case 'unfortify':
    case 'resupply':
    case 'split':
    case 'nameNode':
      return ok({ kind, banner })
    case 'join':
      return ok({ kind, banner, with: pieceId(other) })
    case 'destroyRelic':
    case 'pickUp':
      return ok({ kind, banner, relic: item })
    case 'transfer': {
      const relics = relicsOf(draft)
      if (!relics.ok) return relics
      const order = { kind, banner, from: pieceId(other), levels: amount }
      return ok(relics.value.length > 0 ? { ...order, relics: relics.value } : order)
    }
    case 'shift':
      return shiftOf(draft)
    case 'choose':
      return other === 'sheet' || other === 'abstract'
        ? ok({ kind, battle: token(item), use: other })
        : fail(problem('choice', 'Choose "sheet" or "abstract".'))
    case 'accept':
      return ok({ kind, battle: token(item), of: seatId(other) })
    case 'word':
      return ok({ kind, battle: token(item), sheet: other === noWord ? null : seatId(other) })
    case 'answerForfeit':
      return readAnswer(draft)
    case 'ruleRetreat':
    case 'ruleBattle':
    case 'ruleForfeit':
    case 'ruleVictory':
      return readRuling(kind, draft)
    case 'army':
      return readArmy(draft)
    case 'judge':
      return readJudge(draft)
    case 'result':
      return readResult(token(item), draft.detail, seatId)
  }
}
