import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { CellName, SeatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Guess, GuessKind } from '@muster/rulesets/kit/sandbox.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import type { ReportLine } from '../api/briefing.js'

/** One resolution that is tried: the answers by the id of their question, null where nothing is done. What is not named a bot answers. */
export interface Step {
  readonly answers: Readonly<Record<string, readonly OrderDraft[] | null>>
  /** Another number throws other dice. */
  readonly dice: number
}

/** What a sandbox begins with: what its owner knows, and what they suppose. */
export interface Ground {
  readonly ruleset: string
  readonly view: GameView
}

export interface Course extends Ground {
  readonly guesses: readonly Guess[]
  readonly steps: readonly Step[]
  /** Names the dice. */
  readonly seed: string
  /** Through whose eyes it is looked at. */
  readonly eyes: SeatId
}

export interface AskedSeat {
  readonly seat: SeatId
  readonly ask: AskView
}

/** Where a course has led. */
export interface Told {
  readonly view: GameView
  /** What the last step came to. */
  readonly report: readonly ReportLine[]
  /** The questions that are resolved next, together. */
  readonly asks: readonly AskedSeat[]
  /** Pieces of all whose eyes these are not: guesses, wherever they stand by now. */
  readonly others: readonly PieceView[]
  /** Nothing is asked of the owner any more. */
  readonly over: boolean
}

/** What the ruleset says may be guessed; null: it has no sandbox, or none begins in this stage. */
export interface Begun {
  readonly kinds: readonly GuessKind[]
  readonly guesses: readonly Guess[]
}

export interface SandboxCalls {
  readonly begin: { readonly given: Ground; readonly answer: Begun | null }
  readonly places: {
    /** Where a piece of this kind may be guessed to stand. */
    readonly given: Ground & { readonly seat: SeatId; readonly piece: string }
    readonly answer: readonly CellName[]
  }
  readonly play: { readonly given: Course; readonly answer: Told }
}
