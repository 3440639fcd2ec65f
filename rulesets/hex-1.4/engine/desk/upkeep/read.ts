import { malformed, shapeProblem, type DraftShape } from '../../../../kit/draftShape.js'
import { cellName, pieceId } from '../../../../kit/ids.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import { isFacility } from '../../data/facilities.js'
import { isSpecial } from '../../data/specials.js'
import type { UpkeepOrder } from '../../orders.js'
import { readComposition } from '../composition.js'
import { readRoster } from './rosterForm.js'

/** Kinds of draft in the Upkeep: `fillUp` and `buyRecon` are troops too, with fields of their own. */
const shapes = {
  buyTroops: { must: ['item', 'to', 'amount'] },
  buyRecon: { must: ['to', 'amount'], may: ['detail'] },
  fillUp: { must: ['piece', 'amount'], may: ['detail'] },
  reinforce: { must: ['piece', 'amount'] },
  buyFacility: { must: ['item', 'to'] },
  buySpecial: { must: ['item', 'amount'] },
  uplink: { must: ['to'] },
  designate: { must: ['to'] },
  relocate: { must: ['item', 'to'] },
  merge: { must: ['piece', 'with'] },
  split: { must: ['piece', 'amount'] },
  claim: { must: ['to'] },
  buyReroll: { must: [] },
  roster: { must: ['piece', 'detail'] },
} as const satisfies Readonly<Record<string, DraftShape>>

export type UpkeepDraftKind = keyof typeof shapes

const isKind = (kind: string): kind is UpkeepDraftKind => Object.hasOwn(shapes, kind)

type Read = Result<UpkeepOrder, OrderProblem>

const fieldsOf = (draft: OrderDraft) => ({
  at: cellName(draft.to ?? ''),
  force: pieceId(draft.piece ?? ''),
  item: draft.item ?? '',
  amount: draft.amount ?? 0,
})

const troops = (draft: OrderDraft): Read => {
  const { at, amount: points, item } = fieldsOf(draft)
  return item === 'CF' || item === 'OF'
    ? ok({ kind: 'buyTroops', class: item, points, at })
    : fail(malformed('class', 'Name CF or OF as item; recon forces are bought by buyRecon.', 'HX-101'))
}

/** Recon forces, and whatever fills up a force. */
const listed = (draft: OrderDraft): Read => {
  const { at, amount: points, force } = fieldsOf(draft)
  const composition = readComposition(draft.detail)
  if (!composition.ok) return composition
  const list = composition.value ? { composition: composition.value } : {}
  return ok(
    draft.kind === 'buyRecon'
      ? { kind: 'buyTroops', class: 'RF', points, at, ...list }
      : { kind: 'buyTroops', points, into: force, ...list },
  )
}

const facility = (draft: OrderDraft): Read => {
  const { at, item } = fieldsOf(draft)
  return isFacility(item)
    ? ok({ kind: 'buyFacility', facility: item, at })
    : fail(malformed('facility', 'There is no facility of that name. Take one of those that are offered.', 'HX-140'))
}

const special = (draft: OrderDraft): Read => {
  const { item, amount } = fieldsOf(draft)
  return isSpecial(item) && item !== 'SATELLITE_UPLINK'
    ? ok({ kind: 'buySpecial', special: item, times: amount })
    : fail(malformed('special', 'There is no such special to keep. Take one of those that are offered.', 'HX-160'))
}

const plain = (kind: UpkeepDraftKind, draft: OrderDraft): Read => {
  const { at, force, item, amount } = fieldsOf(draft)
  switch (kind) {
    case 'buyTroops':
      return troops(draft)
    case 'buyRecon':
    case 'fillUp':
      return listed(draft)
    case 'buyFacility':
      return facility(draft)
    case 'buySpecial':
      return special(draft)
    case 'roster':
      return readRoster(force, draft.detail)
    case 'reinforce':
      return ok({ kind, points: amount, into: force })
    case 'uplink':
    case 'designate':
    case 'claim':
      return ok({ kind, at })
    case 'relocate':
      return ok({ kind, from: cellName(item), at })
    case 'merge':
      return ok({ kind, force, with: pieceId(draft.with ?? '') })
    case 'split':
      return ok({ kind, force, points: [amount] })
    case 'buyReroll':
      return ok({ kind })
  }
}

/** A draft of the Upkeep as an order, or what is wrong with its form. */
export const readUpkeep = (draft: OrderDraft): Read => {
  if (!isKind(draft.kind))
    return fail(malformed('unknown-kind', 'There is no such purchase. Take one of those that are offered.', 'HX-080'))
  const wrong = shapeProblem(draft, shapes[draft.kind], 'HX-082')
  return wrong ? fail(wrong) : plain(draft.kind, draft)
}
