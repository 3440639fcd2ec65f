import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { botDice } from '../dice/botDice.js'
import { guardEngine } from '../common/fault.js'
import type { Registry } from './registry.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import { legalPart } from '@muster/rulesets/kit/legalPart.js'
import { tidy } from './sheets.js'
import type { StoredView } from './facts.js'
import type { EditionKey } from './game.js'
import { gameOf } from './installed.js'

export interface AnswerTask extends EditionKey {
  readonly campaignId: string
  readonly seat: string
  readonly ask: AskView
  /** JSON of what the seat knows, without the board, and of the board. */
  readonly view: string
  readonly board: string
  readonly botKey: string
}

export interface Answer {
  readonly orders: readonly OrderDraft[]
  /** Whether its sheet alone closes the group. */
  readonly settled: boolean
}

/** What a bot answers, from nothing but what its seat knows. */
export const answerOf = (registry: Registry, { campaignId, seat, ask, ...task }: AnswerTask): Answer => {
  const game = gameOf(registry, task)
  const view = { ...(JSON.parse(task.view) as StoredView), board: JSON.parse(task.board) as Board }
  const dice = botDice(task.botKey, { campaignId, seat, askId: ask.id }, view)
  return guardEngine(() => {
    const orders = legalPart(game, view, ask, tidy(game.suggest(view, ask, dice)))
    const judgement = judge(game, view, ask, orders)
    if (judgement.problems.length > 0) throw new Error('the bot has no answer that may be sealed')
    return { orders, settled: game.closesGroup?.(ask, judgement.orders) ?? false }
  })
}
