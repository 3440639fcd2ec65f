import type { AskView } from '@muster/rulesets/kit/asks.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { useMemo } from 'react'
import { useViewContext } from '../ViewContext.js'
import { understood, warningsOn } from './drafts.js'
import type { DeskState } from './deskState.js'

const none: readonly never[] = []

/** What the desk says of the orders on the sheet; of sealed ones only what they come to. */
export const useJudged = (
  question: AskView | null,
  orders: readonly OrderDraft[],
  isSealed: boolean,
): Pick<DeskState, 'problems' | 'warnings' | 'budget'> => {
  const { view, tools } = useViewContext()
  const problems = useMemo(
    () => (tools && question && !isSealed ? judge(tools.desk, view, question, orders).problems : none),
    [tools, view, question, isSealed, orders],
  )
  const warnings = useMemo(
    () => (tools && question && !isSealed ? warningsOn(tools.desk, view, question, orders) : none),
    [tools, view, question, isSealed, orders],
  )
  const budget = useMemo(
    () => (tools && question ? (tools.desk.budget?.(view, question, understood(tools.desk, orders)) ?? none) : none),
    [tools, view, question, orders],
  )
  return { problems, warnings, budget }
}
