'use client'

import { judge } from '@muster/rulesets/kit/judge.js'
import { draftOf, type OrderDraft, type OrderOption, type OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Fact } from '@muster/rulesets/kit/view.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import { useCallback, useEffect, useMemo } from 'react'
import { type CombinedError, useClient } from 'urql'
import { type OpenAsk, questionOf } from '../../api/briefing.js'
import { type Receipt, takeBackSeal } from '../../api/orders.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import { forcedOrders, place, placeOf, without } from './drafts.js'
import { type Sealed, useSeal } from './useSeal.js'
import type { Conflict } from './merge.js'
import type { OpenSheet } from './openSheet.js'
import type { Saving } from './sheetInHand.js'
import { type Filling, type SentTo, stepping, useHand } from './useHand.js'
import { useJudged } from './useJudged.js'
import { useReceipts } from './useReceipts.js'
import { useSheet } from './useSheet.js'
import { useTimeline } from './useTimeline.js'
import type { Way } from './useWay.js'

export interface DeskState {
  readonly ask: OpenAsk | null
  readonly options: readonly OrderOption[]
  /** A plan, piece by piece, or a list of purchases; else one answer. */
  readonly ofPieces: boolean
  /** One answer is all there is to give: it is sealed as soon as it is given. */
  readonly oneAnswer: boolean
  /** What is on the sheet now: the draft, or the sealed orders. */
  readonly orders: readonly OrderDraft[]
  readonly problems: readonly OrderProblem[]
  /** Worth knowing before sealing; no obstacle. */
  readonly warnings: readonly OrderProblem[]
  /** What the orders on the sheet spend and leave. */
  readonly budget: readonly Fact[]
  /** The receipt of the present sheet; null while it is still a draft. */
  readonly sealed: Receipt | null
  /** What the seat has sealed for the questions before, newest first. */
  readonly earlier: readonly Receipt[]
  readonly saving: Saving
  /** Places that another device has changed as well: each waits for a choice. */
  readonly conflicts: readonly Conflict[]
  readonly choose: OpenSheet['choose']
  readonly sealing: boolean
  readonly filling: Filling | null
  /** The path that is being drawn: each step of it stands on the sheet at once. */
  readonly way: Way | null
  /** What became of the last piece that was sent somewhere, until something else is begun. */
  readonly sent: SentTo | null
  /** Sends a piece to a cell by the one order that fits there, or by this one; the order, if it came to one. */
  readonly send: (piece: string | null, cell: CellName, only?: OrderOption) => OrderDraft | null
  /** Opens the blanks of an option, as on the sheet or as in `draft`; null puts it away. */
  readonly begin: (option: OrderOption | null, draft?: OrderDraft) => void
  /** Fills in a blank; an option that asks for nothing but a cell is then complete. */
  readonly fill: (more: Partial<OrderDraft>) => void
  readonly put: (option: OrderOption, draft: OrderDraft) => void
  /** Puts an answer on the sheet; whether nothing is in the way of its seal. */
  readonly answer: (option: OrderOption, draft: OrderDraft) => boolean
  /** Steps back and forth over all changes of the sheet; undefined where there is none. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly remove: (index: number) => void
  readonly clear: () => void
  /** Takes sealed orders back to the desk as a draft; the seal stands until the new one. */
  readonly reopen: () => void
  /** Takes the seal back: what was sealed is the draft again. Rejected: why not. */
  readonly takeBack: () => Promise<CombinedError | null>
  /** `reason`: a facilitator's, for all to read. */
  readonly seal: (reason: string | null) => Promise<Sealed | null>
  readonly retrySaving: () => void
}

const none: readonly never[] = []

/** The order desk of one ask: what may be ordered, what is ordered, what is wrong with it. */
export const useDesk = (ask: OpenAsk | null): DeskState => {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const { view, tools } = useViewContext()
  const askId = ask?.id ?? null
  const question = useMemo(() => ask && questionOf(ask), [ask])
  const options = useMemo(
    () => (tools && question ? tools.desk.orderOptions(view, question) : none),
    [tools, view, question],
  )
  const placeIn = useCallback((order: OrderDraft) => placeOf(options, order), [options])
  const sheet = useSheet(id, askId, placeIn)
  const { seal, sealing } = useSeal(id)
  const receipts = useReceipts(askId)
  const { sealed } = receipts
  const orders = useMemo(() => (sealed ? sealed.orders.map(draftOf) : sheet.orders), [sealed, sheet.orders])
  const judged = useJudged(question, orders, sealed !== null)
  const ofPieces = options.some(({ piece, many }) => piece !== undefined || many === true)
  const oneAnswer = !ofPieces && new Set(options.map(({ slot }) => slot)).size === 1
  const line = useTimeline(askId, orders, sheet.write, placeIn)
  const hand = useHand(question, options, orders, sealed !== null, line.write)
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
  return {
    ...{ ask, options, ofPieces, oneAnswer, orders, ...judged, sealed, sealing, ...hand, answer },
    earlier: receipts.earlier,
    undo: sealed ? undefined : stepping(line.undo, hand),
    redo: sealed ? undefined : stepping(line.redo, hand),
    saving: sheet.saving,
    conflicts: sealed ? none : sheet.conflicts,
    choose: sheet.choose,
    retrySaving: sheet.flush,
    remove: (index) => line.write(without(orders, index)),
    clear: () => line.write([]),
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
      if (result.kind === 'sealed') receipts.add(result.receipt)
      else sheet.write(orders)
      return result
    },
  }
}
