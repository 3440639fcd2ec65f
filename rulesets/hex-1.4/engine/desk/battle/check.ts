import type { AskView } from '../../../../kit/asks.js'
import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { mayChoose, missionFault, prepareFaults, sharedFaults, unitsFaults, type Fault } from '../../legality/battle.js'
import type { HexOrder, OrderKind } from '../../orders.js'
import type { BattleView, HexView } from '../../view.js'
import { termsOf } from './terms.js'
import { acceptProblem, wordProblem } from './word.js'

interface Question {
  readonly rule: string
  readonly kinds: readonly OrderKind[]
  /** What may stand beside the answer, or alone. */
  readonly beside?: OrderKind
}

/** What may be answered; nothing at all is an answer too. */
const questions: Readonly<Record<string, Question>> = {
  queue: { rule: 'HX-296', kinds: ['queue'] },
  defend: { rule: 'HX-279', kinds: ['defend'] },
  prepare: { rule: 'HX-165', kinds: ['prepare'], beside: 'accept' },
  mission: { rule: 'HX-293', kinds: ['chooseMission'] },
  report: { rule: 'HX-301', kinds: ['result', 'rollOff'] },
  confirm: { rule: 'HX-301', kinds: ['confirm', 'result'] },
  correct: { rule: 'HX-301', kinds: ['result', 'rollOff'], beside: 'accept' },
  word: { rule: 'HX-301', kinds: ['word'] },
  ruling: { rule: 'HX-301', kinds: ['ruleBattle'] },
}

export const battleAskKinds = Object.keys(questions)

const problemOf = ({ code, text, rule }: Fault, index: number): OrderProblem => ({ code, message: text, rule, index })

const queueProblem = (order: HexOrder & { readonly kind: 'queue' }, view: HexView, ask: AskView): string | null => {
  const queue = view.detail.queues.find(({ at }) => at === order.at && ask.about === `queue-${at}`)
  if (!queue) return 'Name the hex that is asked about.'
  const { armies = [], hexes = [] } = order
  const twice = new Set([...armies, ...hexes]).size < armies.length + hexes.length
  if (twice) return 'Name each once.'
  if (armies.some((army) => !queue.armies.includes(army))) return `Only these fight there: ${queue.armies.join(', ')}.`
  return hexes.some((hex) => !queue.hexes.includes(hex)) ? `Only these are defended: ${queue.hexes.join(', ')}.` : null
}

const defendProblem = (order: HexOrder & { readonly kind: 'defend' }, view: HexView, ask: AskView): string | null => {
  const raid = view.detail.raids.find(({ id }) => id === order.battle && id === ask.about)
  if (!raid) return 'Name the raid that is asked about.'
  return raid.defenders.includes(order.defender) ? null : 'Name a recon force of yours that stands in the raided hex.'
}

/** What is wrong with an answer about one fight. */
const faultsOf = (order: HexOrder, battle: BattleView, view: HexView): readonly Fault[] => {
  const terms = termsOf(view, battle)
  switch (order.kind) {
    case 'prepare':
      return prepareFaults(order, terms)
    case 'chooseMission':
      return mayChoose(order.mission, terms) ? [] : [missionFault(terms)]
    case 'result':
      return [...sharedFaults(order, terms), ...unitsFaults(order.units, terms)]
    case 'confirm':
      return unitsFaults(order.units, terms)
    case 'ruleBattle':
      return sharedFaults(order, terms)
    default:
      return []
  }
}

const orderProblems = (
  order: HexOrder,
  index: number,
  { kinds, rule }: Question,
  view: HexView,
  ask: AskView,
): readonly OrderProblem[] => {
  const problem = (code: string, message: string): OrderProblem => ({ code, message, rule: ruleId(rule), index })
  if (!kinds.includes(order.kind))
    return [problem('misplaced', `This question takes ${kinds.join(' or ')}: take the other order off the sheet.`)]
  if (order.kind === 'word') {
    const message = wordProblem(order, view, ask.about)
    return message === null ? [] : [problem('word', message)]
  }
  if (order.kind === 'queue' || order.kind === 'defend') {
    const message = order.kind === 'queue' ? queueProblem(order, view, ask) : defendProblem(order, view, ask)
    return message === null ? [] : [problem(order.kind, message)]
  }
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  if (!battle || !('battle' in order) || order.battle !== battle.id)
    return [problem('unknown-battle', 'You have no such fight: name the one that is asked about.')]
  return faultsOf(order, battle, view).map((fault) => problemOf(fault, index))
}

const acceptProblems = (
  order: HexOrder & { readonly kind: 'accept' },
  index: number,
  view: HexView,
  ask: AskView,
  orders: readonly HexOrder[],
): readonly OrderProblem[] => {
  const battle = view.detail.battles.find(({ id }) => id === ask.about && id === order.battle)
  const message = battle
    ? acceptProblem(order, battle, view, orders.slice(0, index))
    : 'You have no such fight: name the one that is asked about.'
  return message === null ? [] : [{ code: 'accept', message, rule: ruleId('HX-301'), index }]
}

export const checkBattleOrders = (
  view: HexView,
  ask: AskView,
  orders: readonly HexOrder[],
): readonly OrderProblem[] => {
  const question = questions[ask.kind]
  if (!question) return []
  const first = orders.findIndex(({ kind }) => kind !== question.beside)
  return orders.flatMap((order, index) =>
    order.kind === 'accept' && order.kind === question.beside
      ? acceptProblems(order, index, view, ask, orders)
      : index > first
        ? [{ code: 'one-answer', message: 'Give one answer: take this off.', rule: ruleId(question.rule), index }]
        : orderProblems(order, index, question, view, ask),
  )
}
