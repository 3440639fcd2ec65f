import { ordersBy, schemasOf } from '../../../kit/orderKind.js'
import type { AnswerName, BoltgunOrder } from '../model/orders.js'
import type { BoltgunView } from '../view/view.js'
import { accept } from './accept.js'
import { answerForfeit } from './answerForfeit.js'
import { army } from './army.js'
import { choose } from './choose.js'
import { examples } from './examples.js'
import { judge } from './judge.js'
import type { AnswerKind } from './parts/answerKind.js'
import { planKinds } from './planKinds.js'
import { result } from './result.js'
import { ruleBattle } from './ruleBattle.js'
import { ruleForfeit } from './ruleForfeit.js'
import { ruleRetreat } from './ruleRetreat.js'
import { ruleVictory } from './ruleVictory.js'
import { shift } from './shift.js'
import { word } from './word.js'

/** What answers any other question than for a plan. */
const answers: { readonly [Kind in AnswerName]: AnswerKind<Kind> } = {
  shift,
  result,
  choose,
  army,
  judge,
  accept,
  word,
  answerForfeit,
  ruleRetreat,
  ruleBattle,
  ruleForfeit,
  ruleVictory,
}

/** The kinds that answer an ask; of several the first checks them all. */
export const answersTo = (ask: string): readonly AnswerKind[] =>
  Object.values(answers as Readonly<Record<AnswerName, AnswerKind>>).filter(({ asks }) => asks.includes(ask))

/** Drafts of any kind, as desk and list of orders speak of them. */
export const { readOrder, describe, arrow, effect } = ordersBy<BoltgunOrder, BoltgunView>(
  { ...planKinds, ...answers },
  'BG-029',
)

/** In the order in which the API has always listed them. */
export const orderKinds = schemasOf({ ...planKinds, ...{ shift, choose, army, judge }, ...answers }, examples)
