import { cellName, pieceId, ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../kit/orders.js'
import { fail, ok, type Result } from '../../../kit/result.js'
import { honourTables, isHonourTable } from '../data/honours.js'
import type { HexOrder, PostBattleOrder } from '../orders.js'
import type { HexView, PostBattleView } from '../view.js'
import { settingsOf } from './laws.js'
import type { DeskPart } from './part.js'
import { asked } from './postBattle/asked.js'
import { postBattleOptions } from './postBattle/options.js'
import { postBattleRemarks } from './postBattle/remarks.js'
import { suggestPostBattle } from './postBattle/suggest.js'

const problem = (code: string, rule: string, message: string): OrderProblem => ({ code, rule: ruleId(rule), message })

type Picks = Extract<PostBattleOrder, { readonly kind: 'honours' }>['picks']

const isPick = (value: Json): value is Picks[number] & Json =>
  typeof onlyEntry(value, 'choose') === 'string' || typeof onlyEntry(value, 'roll') === 'string'

const isFace = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6

/** What stands under this key, and under no other beside it. */
const onlyEntry = (detail: Json | undefined, key: string): Json | undefined =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) && Object.keys(detail).length === 1
    ? (detail as Readonly<Record<string, Json>>)[key]
    : undefined

const onlyList = (detail: Json | undefined, key: string): readonly Json[] | null => {
  const list = onlyEntry(detail, key)
  return Array.isArray(list) ? (list as readonly Json[]) : null
}

const read = ({ kind, piece, to, item, detail }: OrderDraft): Result<HexOrder, OrderProblem> => {
  if (kind === 'retreat' || kind === 'fallBack')
    return piece !== undefined && to !== undefined
      ? ok({ kind, force: pieceId(piece), to: cellName(to) })
      : fail(problem('incomplete', 'HX-363', 'Name the force and the hex to which it goes.'))
  if (kind === 'honours') {
    const picks = onlyList(detail, 'picks')
    return item !== undefined && picks?.every(isPick)
      ? ok({ kind, unit: item, picks })
      : fail(
          problem('incomplete', 'HX-395', 'Name the unit and, for each honour, one to choose or a table to roll on.'),
        )
  }
  const faces = onlyList(detail, 'faces')
  return item !== undefined && faces?.every(isFace)
    ? ok({ kind: 'survival', unit: item, faces })
    : fail(problem('incomplete', 'HX-364', 'Name the unit and the faces of its dice, each from 1 to 6.'))
}

const checkGoing = (
  order: Extract<PostBattleOrder, { readonly to: unknown }>,
  view: PostBattleView,
): OrderProblem | null => {
  const [list, rule] = order.kind === 'retreat' ? [view.retreats, 'HX-361'] : [view.fallBacks, 'HX-274']
  const found = list.find(({ force }) => force === order.force)
  if (!found)
    return problem('not-asked', rule, `${order.force} does not have to go anywhere now. Take its order off the sheet.`)
  if (found.to.includes(order.to)) return null
  const where = found.to.length > 0 ? `Choose one of ${found.to.join(', ')}.` : 'There is none left to choose.'
  return problem('out-of-reach', rule, `${order.force} may not go to ${order.to}. ${where}`)
}

const tableOf = (pick: Picks[number]): string => ('roll' in pick ? pick.roll : (pick.choose.split('.')[0] ?? ''))

const isHonour = (honour: string): boolean => {
  const [table = '', number] = honour.split('.')
  return isHonourTable(table) && honourTables[table].some((_, at) => number === String(at + 1))
}

const checkHonours = (
  { unit, picks }: Extract<PostBattleOrder, { readonly kind: 'honours' }>,
  view: HexView,
): OrderProblem | null => {
  const owed = asked(view).honours.find((entry) => entry.unit === unit)
  if (!owed) return problem('not-asked', 'HX-394', 'This unit is owed no honour. Take its order off the sheet.')
  const mode = settingsOf(view)['honours.mode']
  const chosen = picks.flatMap((pick) => ('choose' in pick ? [pick.choose] : []))
  if (picks.length > owed.gains)
    return problem('too-many', 'HX-394', `${owed.name} is owed ${String(owed.gains)}. Take off the rest.`)
  if (picks.some((pick) => !owed.tables.includes(tableOf(pick))))
    return problem('wrong-table', 'HX-397', `${owed.name} has its honours from: ${owed.tables.join(', ')}.`)
  if (mode === 'roll' && chosen.length > 0)
    return problem('not-chosen', 'HX-395', 'In this campaign honours are rolled: name a table to roll on.')
  if (mode === 'choose' && chosen.length < picks.length)
    return problem('not-rolled', 'HX-395', 'In this campaign honours are chosen: name one.')
  if (chosen.some((honour) => !isHonour(honour)))
    return problem('unknown-honour', 'HX-395', 'Name honours as table and number, from 1 to 6: INFANTRY.3.')
  const all = [...owed.has, ...chosen]
  return new Set(all).size === all.length
    ? null
    : problem('twice', 'HX-395', `${owed.name} has one of these already. Choose another.`)
}

const checkOne = (order: HexOrder, view: HexView): OrderProblem | null => {
  switch (order.kind) {
    case 'retreat':
    case 'fallBack':
      return checkGoing(order, asked(view))
    case 'honours':
      return checkHonours(order, view)
    case 'survival': {
      const found = asked(view).survivals.find(({ unit }) => unit === order.unit)
      if (!found)
        return problem('not-asked', 'HX-364', 'No dice are awaited for this unit. Take its order off the sheet.')
      return order.faces.length === found.dice
        ? null
        : problem('wrong-count', 'HX-364', `${found.name} has ${String(found.dice)} dice: give as many faces.`)
    }
    default:
      return problem('unknown-kind', 'HX-360', 'There is no such order after the battles.')
  }
}

const aboutOf = (order: HexOrder): string =>
  'force' in order ? `${order.kind} ${order.force}` : 'unit' in order ? `${order.kind} ${order.unit}` : order.kind

/** Each force and unit once, within what the view offers. */
export const checkPostBattle = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] =>
  orders.flatMap((order, index) => {
    const again = orders.findIndex((other) => aboutOf(other) === aboutOf(order)) < index
    const found = again
      ? problem('twice', 'HX-360', 'This has been ordered already. Take one of the two off the sheet.')
      : checkOne(order, view)
    return found ? [{ ...found, index }] : []
  })

const anyDetail: Json = { type: 'object' }

export const postBattleDesk: DeskPart = {
  asks: ['postBattle'],
  kinds: { retreat: null, fallBack: null, honours: anyDetail, survival: anyDetail },
  read,
  check: (view, _ask, orders) => checkPostBattle(view, orders),
  options: (view) => postBattleOptions(view),
  remarks: (view, _ask, orders) => postBattleRemarks(view, orders),
  suggest: (view) => suggestPostBattle(view),
}
