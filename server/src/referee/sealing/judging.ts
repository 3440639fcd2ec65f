import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Tx } from '../../store/tx.js'
import { type Verdict, verdictOf, type VerdictTask } from '../compute/verdict.js'
import type { Context } from '../access/context.js'
import type { Open } from './seal.js'

/**
 * What is judged on the server's thread itself: at most so many orders, in so many characters. Of the shipped rulesets the slowest (a roster in the hex
 * campaign) takes a tenth of a millisecond per order, so that a sheet on the event loop takes less than about ten milliseconds; handing one over takes half of
 * one, and it may have to wait for a thread. Hardly any player's sheet is longer.
 */
const short = { orders: 64, letters: 16_384 } as const

export const isLong = (orders: readonly OrderDraft[]): boolean =>
  orders.length > short.orders || JSON.stringify(orders).length > short.letters

/** What the desk knows now, from its newest briefing: the only thing that its orders are judged by. */
const viewOf = async ({ boards }: Context, tx: Tx, { briefing }: Open): Promise<GameView> => {
  if (!briefing) throw new Error('a desk of a running campaign has no briefing')
  return { ...briefing.view, board: await boards.of(tx, briefing.boardHash) }
}

/** What a sheet's own desk says of it; a long one is judged off the event loop. */
export const judgeBy = async (
  { engines, registry }: Pick<Context, 'engines' | 'registry'>,
  task: VerdictTask,
): Promise<Verdict> => (isLong(task.orders) ? engines.run('judge', task) : verdictOf(registry, task))

/** The same by what the desk knows now; a long one may take a while, and is therefore judged in no transaction. */
export const judged = async (context: Context, tx: Tx, open: Open, orders: readonly OrderDraft[]): Promise<Verdict> => {
  const view = await viewOf(context, tx, open)
  const { ruleset, edition } = open.campaign
  return judgeBy(context, { ruleset, edition, view, ask: open.ask, orders })
}
