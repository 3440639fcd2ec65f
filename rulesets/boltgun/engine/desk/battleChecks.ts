import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { AcceptOrder, BoltgunOrder, OrderKind, WordOrder } from '../orders.js'
import type { BattleView, BoltgunView } from '../view.js'
import { ruledProblem } from './rulingChecks.js'
import { layTable, type Table } from './table.js'
import { thirdSeats } from './wordOptions.js'

const claimProblem = ({ forfeits = [] }: Result, { mayClaim, sides }: BattleView): string | null => {
  if (forfeits.length > 1) return 'Name yourself, or the other side where it did not answer.'
  return forfeits[0] !== undefined && forfeits[0] !== sides[0]?.seat && !mayClaim
    ? 'You cannot claim this forfeit (any more): report the battle, or concede it yourself.'
    : null
}

type Result = BoltgunOrder & { readonly kind: 'result' }

/** The sheet of one battle against what its side knows of it. */
const resultProblem = (order: Result, battle: BattleView, table: Table): string | null => {
  const seats = battle.sides.map(({ seat }): string => seat)
  const strangers = [...Object.keys(order.lost ?? {}), ...(order.forfeits ?? [])].some((seat) => !seats.includes(seat))
  if (strangers || (order.winner !== undefined && order.winner !== 'draw' && !seats.includes(order.winner)))
    return `Only ${seats.join(' and ')} fought this battle: name these.`
  if (order.winner === 'draw' && table.ground.settings['results.draws'] === 'forbidden')
    return 'Draws are not allowed in this campaign: name the winner.'
  if (battle.forfeits.length > 0 && order.winner !== undefined)
    return 'This battle is forfeited and not played: ask for its abstract resolution, with what you give up.'
  if ((order.sacrifice ?? 0) > 0 && !table.ground.army.includes('SACRIFICE'))
    return 'Only an army with Sacrifice may give up levels: leave it out.'
  return claimProblem(order, battle)
}

interface Judged {
  readonly rule: string
  readonly kind: OrderKind
  /** Whether sealing nothing is an answer too. */
  readonly optional?: boolean
  /** What may stand beside the answer, or alone. */
  readonly beside?: OrderKind
}

/** A third player named before: twice, not playing here, or where nobody is to be named. */
const acceptProblem = (
  order: AcceptOrder,
  battle: BattleView,
  view: BoltgunView,
  before: readonly BoltgunOrder[],
): string | null => {
  if (!thirdSeats(view, battle).includes(order.of))
    return 'Name a third player whose word you would take: one of those offered.'
  return before.some((other) => other.kind === 'accept' && other.of === order.of) ? 'Name each player once.' : null
}

const judgedBy: Readonly<Record<string, Judged>> = {
  battle: { kind: 'result', rule: 'BG-210', beside: 'accept' },
  word: { kind: 'word', rule: 'A-38' },
  shift: { kind: 'shift', rule: 'BG-312' },
  choose: { kind: 'choose', rule: 'A-40' },
  forfeit: { kind: 'answerForfeit', rule: 'A-41' },
  conflict: { kind: 'ruleBattle', rule: 'A-38', optional: true },
  overrule: { kind: 'ruleForfeit', rule: 'A-41', optional: true },
}

/** What is wrong with an order of the kind that is asked for. */
const faultOf = (order: BoltgunOrder, battle: BattleView, table: Table): string | null => {
  switch (order.kind) {
    case 'result':
      return resultProblem(order, battle, table)
    case 'shift':
      return battle.shift?.choices.some(({ by }) => by === order.by)
        ? null
        : 'The die cannot be shifted so: choose another shift.'
    case 'choose':
      return battle.choice ? null : 'There is nothing to choose in this battle.'
    case 'ruleBattle':
      return ruledProblem(order, battle, table.ground.settings['results.draws'] !== 'forbidden')
    default:
      return null
  }
}

const unknownSheet = 'Say which of the two sheets is true, or that you cannot tell.'

const wordProblem = (view: BoltgunView, { about }: AskView, { battle, sheet }: WordOrder): boolean => {
  const asked = view.detail.words.find(({ id }) => id === about && id === battle)
  return !asked || (sheet !== null && asked.sheets.every(({ seat }) => seat !== sheet))
}

/** Whether an ask is about one battle. */
export const asksOfBattle = (ask: AskView): boolean => Object.hasOwn(judgedBy, ask.kind)

/** One answer to a question about one battle. */
export const checkBattle = (
  view: BoltgunView,
  ask: AskView,
  orders: readonly BoltgunOrder[],
): readonly OrderProblem[] => {
  const judged = judgedBy[ask.kind]
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  if (!judged) return []
  const rule = ruleId(judged.rule)
  const problem = (code: string, message: string, index?: number): OrderProblem => ({
    ...{ code, message, rule },
    ...(index === undefined ? {} : { index }),
  })
  const answers = orders.filter(({ kind }) => kind !== judged.beside)
  const none = judged.optional || answers.length < orders.length
  if (answers.length > 1 || (answers.length === 0 && !none))
    return [problem('one-answer', 'Give exactly one answer for this battle.')]
  return orders.flatMap((order, index): OrderProblem[] => {
    if (order.kind !== judged.kind && order.kind !== judged.beside)
      return [problem('misplaced', 'This asks about one battle: answer that.', index)]
    if (order.kind === 'word') return wordProblem(view, ask, order) ? [problem('word', unknownSheet, index)] : []
    if (!battle || !('battle' in order) || order.battle !== battle.id)
      return [problem('unknown-battle', 'You have no such battle: name the one asked about.', index)]
    const message =
      order.kind === 'accept'
        ? acceptProblem(order, battle, view, orders.slice(0, index))
        : faultOf(order, battle, layTable(view))
    return message === null ? [] : [problem(order.kind === 'shift' ? 'amount' : 'result', message, index)]
  })
}
