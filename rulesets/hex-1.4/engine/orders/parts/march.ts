import { malformed } from '../../../../kit/draftShape.js'
import { cellName, type CellName } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderOption, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { Mover } from '../../orderValidation/movement.js'
import type { MoveOrder, MovementOrder } from '../../model/orders.js'
import { tableOf, type MoveTable } from '../../view/moveTable.js'
import { thingTitle } from '../../view/names.js'
import type { HexView } from '../../view/view.js'
import type { DraftOf } from './kind.js'
import { missionNamed, policies } from './missions.js'
import { pathStep } from './pathStep.js'
import * as words from '../../../messages/marches.generated.js'

/** A kind of order of the Movement phase; `orderValidation/moveOrders.ts` judges a whole list of them. */
export interface MarchOf<Order extends MovementOrder> extends DraftOf<Order> {
  offer(table: MoveTable, mover: Mover): readonly OrderOption[]
}

/** HX-221: what a march must and may carry. */
export const by = 'HX-221'

/** Longer than any range. */
const longestPath = 200

export const problem = (code: string, message: string): OrderProblem => malformed(code, message, by)

/** The path of a draft; of one that is being drawn as far as it is drawn. */
export const pathOf = ({ path = [] }: OrderDraft): Result<readonly CellName[], OrderProblem> =>
  path.length > longestPath
    ? fail(problem('too-long', words.pathTooLong({ most: longestPath })))
    : ok(path.map((name) => cellName(name)))

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

/** Missions and policies of a march. */
export const marchDetail = (detail: Json | undefined): Result<Detail, OrderProblem> => {
  if (detail === undefined || detail === null) return ok({})
  if (typeof detail !== 'object' || Array.isArray(detail)) return fail(problem('detail', words.detail()))
  let read: Detail = {}
  for (const [key, value] of Object.entries(detail as Readonly<Record<string, Json>>)) {
    const entry = entryOf(key, value)
    if (!entry) return fail(problem('detail', words.badEntry({ entry: key })))
    read = { ...read, ...entry }
  }
  return ok(read)
}

/** `raids there`, `sabotages Airstrip`; null where it lies low. */
export const missionText = (name: unknown, place: 'there' | 'halted' | 'here'): string | null => {
  const found = typeof name === 'string' ? missionNamed(name) : null
  if (!found || found.kind === 'lieLow') return null
  switch (found.kind) {
    case 'sabotage':
      return words.sabotages({ target: thingTitle(found.target) })
    case 'ambush':
      return words.ambushes({ place })
    case 'raid':
      return words.raids({ place })
  }
}

/** What a march meets on its way. */
export const notesOf = (view: HexView, order: Result<MoveOrder, OrderProblem>): string | null =>
  order.ok ? pathStep(tableOf(view), order.value, []).notes.join(' · ') || null : null
