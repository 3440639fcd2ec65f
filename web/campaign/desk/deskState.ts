import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft, OrderOption, OrderProblem, PathStep } from '@muster/rulesets/kit/orders.js'
import type { Fact } from '@muster/rulesets/kit/view.js'
import type { CombinedError } from 'urql'
import type { OpenAsk } from '../../api/briefing.js'
import type { Receipt } from '../../api/orders.js'
import type { Changes, Command } from './command.js'
import type { Conflict } from './merge.js'
import type { OpenSheet } from './openSheet.js'
import type { Sent } from './sending.js'
import type { Saving } from './sheetInHand.js'
import type { Sealed } from './useSeal.js'

/** A path while it is being drawn. */
export interface Way extends PathStep {
  /** Cells after the piece's own. */
  readonly path: readonly string[]
  /** The path after a tap on a cell, `far` where a whole way to it is wanted; null where the cell means nothing to it. */
  readonly after: (cell: string, far: boolean) => readonly string[] | null
}

/** An option whose blanks are being filled in, on the form or on the map. */
export interface Filling {
  readonly option: OrderOption
  readonly draft: OrderDraft
  /** Something was filled in since it was opened. */
  readonly touched?: true
  /** It was begun for the question before this one, about the same thing. */
  readonly carried?: true
}

/** A form that was opened, and the question at which it was. */
export interface Begun extends Filling {
  readonly ask: AskView
  /** It is closed: what it said is on the sheet. */
  readonly isPut?: true
}

/** A piece that was sent to a cell, and what it came to. */
export interface SentTo {
  readonly piece: string | null
  readonly cell: CellName
  readonly came: Sent
}

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
  /** What the reader may do here. */
  readonly command: Command
  /** Who last changed what of the draft. */
  readonly changes: Changes
  /** What the orders on the sheet spend and leave. */
  readonly budget: readonly Fact[]
  /** The receipt of the present sheet; null while it is still a draft. */
  readonly sealed: Receipt | null
  /** Whether the seat has sealed a question, this one or another. */
  readonly isSealed: (askId: string) => boolean
  /** What the seat has sealed for the questions before, newest first. */
  readonly earlier: readonly Receipt[]
  readonly saving: Saving
  /** Places that another device has changed as well: each waits for a choice. */
  readonly conflicts: readonly Conflict[]
  readonly choose: OpenSheet['choose']
  readonly sealing: boolean
  readonly filling: Filling | null
  /** What was being filled in for questions that are asked no longer. */
  readonly left: readonly Begun[]
  readonly dismiss: (askId: string) => void
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

/** The order desk that is open, and the piece that is picked up at it. */
export interface OpenDesk {
  readonly desk: DeskState
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  /** Asks whether to seal what is on the sheet. */
  readonly onSeal: () => void
}
