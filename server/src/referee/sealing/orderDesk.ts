import type { OrderDraft, PathStep } from '@muster/rulesets/kit/orders.js'
import type { Context } from '../access/context.js'
import { tidy } from '../compute/sheets.js'
import type { SuggestionTask } from '../compute/suggestion.js'
import type { Verdict, VerdictTask } from '../compute/verdict.js'
import { type PathTask, pathStepOf, type Reach, type ReachTask } from '../compute/ways.js'
import { isLong, judgeBy } from './judging.js'

/** What the order desk says, from a view alone; nothing is read or written. */
export interface OrderDesk {
  /** What sealing would say of these orders. */
  check(task: VerdictTask): Promise<Verdict>
  /** What a bot would order. */
  suggest(task: SuggestionTask): Promise<readonly OrderDraft[]>
  /** How a path may continue. */
  pathStep(task: PathTask): Promise<PathStep>
  /** Where the orders that a piece may be given can lead. */
  reach(task: ReachTask): Promise<readonly Reach[]>
}

/** What may take long is computed off the event loop. */
export const openOrderDesk = (context: Pick<Context, 'engines' | 'registry'>): OrderDesk => ({
  check: async (task) => judgeBy(context, { ...task, orders: tidy(task.orders) }),
  suggest: (task) => context.engines.run('suggest', task),
  pathStep: async (task) => {
    const orders = tidy(task.orders)
    const tidied = { ...task, orders }
    return isLong(orders) ? context.engines.run('pathStep', tidied) : pathStepOf(context.registry, tidied)
  },
  reach: (task) => context.engines.run('reach', task),
})
