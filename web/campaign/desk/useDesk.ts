'use client'

import { judge } from '@muster/rulesets/kit/judge.js'
import { draftOf, type OrderDraft, type OrderOption } from '@muster/rulesets/kit/orders.js'
import { useCallback, useEffect, useMemo } from 'react'
import { useClient } from 'urql'
import { type OpenAsk, questionOf } from '../../api/briefing.js'
import { takeBackSeal } from '../../api/orders.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import { commandOf, mayWrite } from './command.js'
import type { DeskState } from './deskState.js'
import { forcedOrders, place, placeOf, without } from './drafts.js'
import { stepping, useHand } from './useHand.js'
import { useJudged } from './useJudged.js'
import { useReceipts } from './useReceipts.js'
import { useSeal } from './useSeal.js'
import { useSealedElsewhere } from './useSealedElsewhere.js'
import { useSheet } from './useSheet.js'
import { useTimeline } from './useTimeline.js'

const none: readonly never[] = []

interface Desk {
  /** All that is asked of the viewer now; left out where no question goes by without them. */
  readonly asks?: readonly OpenAsk[]
  /** Whether this device keeps what is on it. */
  readonly keeps?: boolean
}

/** The order desk of one ask: what may be ordered, what is ordered, what is wrong with it. */
export const useDesk = (ask: OpenAsk | null, { asks, keeps = true }: Desk = {}): DeskState => {
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const client = useClient()
  const { view, tools } = useViewContext()
  const askId = ask?.id ?? null
  const question = useMemo(() => ask && questionOf(ask), [ask])
  const offered = useMemo(
    () => (tools && question ? tools.desk.orderOptions(view, question) : none),
    [tools, view, question],
  )
  const command = useMemo(() => commandOf(campaign, table, ask), [campaign, table, ask])
  const options = useMemo(
    () => (command.pieces === null ? offered : offered.filter((option) => mayWrite(command, option))),
    [offered, command],
  )
  const placeIn = useCallback((order: OrderDraft) => placeOf(offered, order), [offered])
  const sheet = useSheet(id, askId, placeIn, keeps)
  const { seal, sealing } = useSeal(id)
  const receipts = useReceipts(askId)
  const { sealed, isSealed, earlier } = receipts
  useSealedElsewhere(askId, sealed !== null, sealing)
  const orders = useMemo(() => (sealed ? sealed.orders.map(draftOf) : sheet.orders), [sealed, sheet.orders])
  const judged = useJudged(question, orders, sealed !== null)
  const ofPieces = offered.some(({ piece, many }) => piece !== undefined || many === true)
  const oneAnswer = !ofPieces && new Set(offered.map(({ slot }) => slot)).size === 1
  const line = useTimeline(askId, orders, sheet.write, placeIn)
  const questions = useMemo(() => asks?.map(questionOf) ?? null, [asks])
  const hand = useHand(question, questions, options, orders, sealed !== null, line.write)
  const { saving, write } = sheet
  useEffect(() => {
    const forced = sealed || saving === 'reading' ? none : forcedOrders(options, orders)
    if (forced.length > 0) write([...orders, ...forced])
  }, [options, orders, saving, sealed, write])
  const answer = (option: OrderOption, draft: OrderDraft): boolean => {
    hand.put(option, draft)
    const then = place(options, orders, option, draft)
    return tools !== null && question !== null && judge(tools.desk, view, question, then).problems.length === 0
  }
  /** What is taken off the sheet is not kept for the next question either. */
  const takeOff = (left: readonly OrderDraft[]): void => {
    if (oneAnswer) hand.begin(null)
    line.write(left)
  }
  return {
    ...{ ask, options, ofPieces, oneAnswer, orders, ...judged, sealed, isSealed },
    ...{ earlier, sealing, ...hand, answer, command },
    changes: sealed ? none : sheet.changes,
    undo: sealed ? undefined : stepping(line.undo, hand),
    redo: sealed ? undefined : stepping(line.redo, hand),
    saving: sheet.saving,
    conflicts: sealed ? none : sheet.conflicts,
    choose: sheet.choose,
    retrySaving: sheet.flush,
    remove: (index) => takeOff(without(orders, index)),
    clear: () => takeOff(orders.filter((order) => !mayWrite(command, order))),
    reopen: () => {
      if (!receipts.receipt) return
      receipts.reopen()
      sheet.write(orders)
    },
    takeBack: async () => {
      if (!ask || !receipts.receipt) return null
      const { error } = await client.mutation(takeBackSeal, { id, askId: ask.id }).toPromise()
      if (error) return error
      receipts.add({ ...receipts.receipt, takenBack: true })
      sheet.write(orders)
      return null
    },
    seal: async (reason) => {
      if (!ask) return null
      sheet.settle()
      const result = await seal(ask.id, orders, reason)
      if (result.kind === 'sealed') {
        hand.begin(null)
        receipts.add(result.receipt)
      } else sheet.write(orders)
      return result
    },
  }
}
