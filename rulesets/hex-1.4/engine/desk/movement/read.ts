import { malformed, shapeProblem, type DraftShape } from '../../../../kit/draftShape.js'
import { cellName, pieceId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { HexOrder, MoveOrder } from '../../orders.js'
import { marchSchema, missionNamed, policies } from './schema.js'

/** Order kinds of the desk: a march, part of an OF that marches, a mission where an RF stands, a garrison that reacts. */
export const kinds: Readonly<Record<string, Json>> = {
  move: marchSchema({ ambush: true, rerolls: true }),
  detach: null,
  strike: {
    type: 'object',
    additionalProperties: false,
    properties: { goHome: { type: 'boolean', title: 'Go home after a raid that is won' } },
  },
  react: null,
}

const shapes: Readonly<Record<string, DraftShape>> = {
  move: { must: ['piece', 'path'], may: ['detail'] },
  detach: { must: ['piece', 'path', 'amount'] },
  strike: { must: ['piece', 'item'], may: ['detail'] },
  react: { must: ['piece'] },
}

/** Longer than any range. */
const longestPath = 200

const problem = (code: string, message: string): OrderProblem => malformed(code, message, 'HX-221')

const formProblem = (draft: OrderDraft): OrderProblem | null => {
  const shape = Object.hasOwn(shapes, draft.kind) ? shapes[draft.kind] : undefined
  if (!shape) return problem('unknown-kind', `There is no such order: use one of ${Object.keys(shapes).join(', ')}.`)
  const wrong = shapeProblem(draft, shape, 'HX-221')
  if (wrong) return wrong
  return (draft.path?.length ?? 0) > longestPath ? problem('too-long', 'No path is as long as this one.') : null
}

type Detail = Pick<MoveOrder, 'reroll' | 'onArrival' | 'onHalt' | 'goHome'>

const mission = (key: 'onArrival' | 'onHalt', value: Json | undefined): Detail | null => {
  const found = typeof value === 'string' ? missionNamed(value) : null
  return found && { [key]: found }
}

const entryOf = (key: string, value: Json | undefined): Detail | null => {
  if (key === 'onArrival' || key === 'onHalt') return mission(key, value)
  if (key === 'goHome') return typeof value === 'boolean' ? { goHome: value } : null
  const policy =
    key === 'reroll' && typeof value === 'string' && Object.hasOwn(policies, value) ? policies[value] : null
  return policy ? { reroll: policy.faces } : null
}

const detailOf = (detail: Json | undefined): Result<Detail, OrderProblem> => {
  if (detail === undefined || detail === null) return ok({})
  if (typeof detail !== 'object' || Array.isArray(detail))
    return fail(problem('detail', 'The detail of a march is an object.'))
  let read: Detail = {}
  for (const [key, value] of Object.entries(detail as Readonly<Record<string, Json>>)) {
    const entry = entryOf(key, value)
    if (!entry) return fail(problem('detail', `A march has no ${key} like that: take one of those that are offered.`))
    read = { ...read, ...entry }
  }
  return ok(read)
}

/** A draft as an order, or what is wrong with its form. */
export const read = (draft: OrderDraft): Result<HexOrder, OrderProblem> => {
  const wrong = formProblem(draft)
  if (wrong) return fail(wrong)
  const force = pieceId(draft.piece ?? '')
  if (draft.kind === 'react') return ok({ kind: 'react', force })
  const detail = detailOf(draft.detail)
  if (!detail.ok) return detail
  const path = (draft.path ?? []).map((name) => cellName(name))
  if (draft.kind === 'move') return ok({ kind: 'move', force, path, ...detail.value })
  if (draft.kind === 'detach') return ok({ kind: 'move', force, path, points: draft.amount ?? 0 })
  const order = missionNamed(draft.item ?? '')
  if (!order) return fail(problem('mission', 'There is no such mission: take one of those that are offered.'))
  const { goHome } = detail.value
  return ok({ kind: 'move', force, path: [], onArrival: order, ...(goHome === undefined ? {} : { goHome }) })
}
