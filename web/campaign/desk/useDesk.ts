'use client'

import type { AskView } from '@muster/rulesets/kit/asks.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import { draftOf, type OrderDraft, type OrderOption, type OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Fact } from '@muster/rulesets/kit/view.js'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { type OpenAsk, questionOf } from '../../api/briefing.js'
import { type Receipt, takeBackSeal } from '../../api/orders.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import {
  filledIn,
  firstOf,
  forcedOrders,
  heldAt,
  heldBy,
  isPlain,
  matches,
  offeredAnew,
  place,
  placeOf,
  placeOnly,
  warningsOn,
  understood,
  without,
} from './drafts.js'
import { type Sealed, useSeal } from './useSeal.js'
import type { Conflict } from './merge.js'
import type { OpenSheet } from './openSheet.js'
import type { Saving } from './sheetInHand.js'
import { useSheet } from './useSheet.js'
import { useWay, type Way } from './useWay.js'

/** An option whose blanks are being filled in, on the form or on the map. */
export interface Filling {
  readonly option: OrderOption
  readonly draft: OrderDraft
}

export interface DeskState {
  readonly ask: OpenAsk | null
  readonly options: readonly OrderOption[]
  /** A plan, piece by piece, or a list of purchases; else one answer. */
  readonly ofPieces: boolean
  /** What is on the sheet now: the draft, or the sealed orders. */
  readonly orders: readonly OrderDraft[]
  readonly problems: readonly OrderProblem[]
  /** Worth knowing before sealing; no obstacle. */
  readonly warnings: readonly OrderProblem[]
  /** What the orders on the sheet spend and leave. */
  readonly budget: readonly Fact[]
  /** The receipt of the present sheet; null while it is still a draft. */
  readonly sealed: Receipt | null
  readonly saving: Saving
  /** Places that another device has changed as well: each waits for a choice. */
  readonly conflicts: readonly Conflict[]
  readonly choose: OpenSheet['choose']
  readonly sealing: boolean
  readonly filling: Filling | null
  /** The path that is being drawn: each step of it stands on the sheet at once. */
  readonly way: Way | null
  /** Opens the blanks of an option; null puts it away. */
  readonly begin: (option: OrderOption | null) => void
  /** Fills in a blank; an option that asks for nothing but a cell is then complete. */
  readonly fill: (more: Partial<OrderDraft>) => void
  readonly put: (option: OrderOption, draft: OrderDraft) => void
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

/** A form that was opened, and the ask it belongs to: the next one starts with none. */
interface Begun extends Filling {
  readonly askId: string | null
}

/** The form that was opened, as its option is offered now: a page that reads the campaign again leaves it open. */
const stillOpen = (begun: Begun | null, askId: string | null, options: readonly OrderOption[]): Filling | null => {
  const option = begun && begun.askId === askId ? offeredAnew(options, begun.option) : undefined
  return begun && option ? { option, draft: begun.draft } : null
}

/** Where there is one thing to answer, its blanks lie open from the start. */
const onlyAnswer = (options: readonly OrderOption[], orders: readonly OrderDraft[]): Filling | null => {
  const [option] = options
  if (!option || options.length > 1 || orders.length > 0 || option.piece !== undefined || isPlain(option)) return null
  return { option, draft: firstOf(option) }
}

/** What the desk says of the orders on the sheet; of sealed ones only what they come to. */
const useJudged = (
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

/** The newest receipt of an ask, until it is taken back to the desk. */
const useReceipts = (askId: string | null) => {
  const { campaign } = useCampaignContext()
  const [fresh, setFresh] = useState<readonly Receipt[]>(none)
  const [reopened, setReopened] = useState<string | null>(null)
  const newest = [...fresh, ...campaign.receipts].find((one) => one.askId === askId)
  const receipt = newest && !newest.takenBack ? newest : null
  return {
    receipt,
    sealed: receipt && reopened !== receipt.hash ? receipt : null,
    add: (newest: Receipt): void => setFresh((before) => [newest, ...before]),
    reopen: (): void => setReopened(receipt?.hash ?? null),
  }
}

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
  const [begun, setBegun] = useState<Begun | null>(null)
  const setFilling = (next: Filling | null): void => setBegun(next && { askId, ...next })
  const orders = useMemo(() => (sealed ? sealed.orders.map(draftOf) : sheet.orders), [sealed, sheet.orders])
  const judged = useJudged(question, orders, sealed !== null)
  const ofPieces = options.some(({ piece, many }) => piece !== undefined || many === true)
  const open = useMemo(() => stillOpen(begun, askId, options), [begun, askId, options]) ?? onlyAnswer(options, orders)
  const filling = sealed ? null : open
  const way = useWay(question, options, orders, filling)
  const { saving, write } = sheet
  useEffect(() => {
    const forced = sealed || saving === 'reading' ? none : forcedOrders(options, orders)
    if (forced.length > 0) write([...orders, ...forced])
  }, [options, orders, saving, sealed, write])
  const put = (option: OrderOption, draft: OrderDraft): void => {
    setFilling(null)
    write(place(options, orders, option, draft))
  }
  /** A path goes onto the sheet as it is drawn, and off it with its last step. */
  const draw = (option: OrderOption, draft: OrderDraft): void => {
    setFilling({ option, draft })
    const held = heldAt(options, orders, option, draft)
    if (draft.path?.length) write(place(options, orders, option, draft))
    else if (orders[held] && matches(option, orders[held])) write(without(orders, held))
  }
  return {
    ...{ ask, options, ofPieces, orders, ...judged, sealed, sealing, filling, way, put },
    saving: sheet.saving,
    conflicts: sealed ? none : sheet.conflicts,
    choose: sheet.choose,
    retrySaving: sheet.flush,
    begin: (option) => setFilling(option && { option, draft: heldBy(option, orders) ?? firstOf(option) }),
    fill: (more) => {
      if (!filling) return
      const draft = filledIn(filling.option, filling.draft, more)
      if (filling.option.path) draw(filling.option, draft)
      else if (placeOnly(filling.option)) put(filling.option, draft)
      else setFilling({ ...filling, draft })
    },
    remove: (index) => sheet.write(without(orders, index)),
    clear: () => sheet.write([]),
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
