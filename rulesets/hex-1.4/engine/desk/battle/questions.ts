import type { AskView } from '../../../../kit/asks.js'
import type { BattleOrder, QueueOrder } from '../../model/orders.js'

type AnswerKind = (BattleOrder | QueueOrder)['kind']

export interface Question {
  readonly rule: string
  readonly kinds: readonly AnswerKind[]
  /** What may stand beside the answer, or alone. */
  readonly beside?: AnswerKind
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

export const questionOf = ({ kind }: AskView): Question | undefined => questions[kind]
