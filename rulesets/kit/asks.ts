import {
  askId,
  calendarDesk,
  facilitatorDesk,
  ruleId,
  type AskId,
  type GroupId,
  type PieceId,
  type RuleId,
  type SeatId,
  type Token,
} from './ids.js'
import type { Viewer } from './view.js'

/** A class of deadline that a ruleset names, with its default length; the calendar is the server's. */
export interface DeadlineClass {
  readonly id: string
  readonly title: string
  readonly days: number
  /**
   * Each group of the class has a deadline of its own, counted from when it opens and shown only to those asked: for questions that others may not
   * know of. Without it a class has one deadline per stage.
   */
  readonly perGroup?: boolean
  /**
   * The stage that opens with the class's deadline, visible to all, whatever is asked in it first: otherwise the missing deadline would reveal that
   * something comes before. A stage that the calendar ends shows only its end.
   */
  readonly stage?: string
}

/** Who owes which answer now. For the referee only; a seat is shown the `AskView`. */
export interface Ask {
  readonly id: AskId
  /**
   * A seat, `facilitatorDesk` for a ruling, or `calendarDesk`, whose group asks nobody: it closes at its deadline and never before, after all that is
   * open at the same time, which ends with it. A group asks seats, the facilitator or the calendar, never two of them.
   */
  readonly seat: SeatId
  /** Asks of one group are resolved together, when all are sealed or the deadline passes. */
  readonly group: GroupId
  /** Id of a `DeadlineClass`. */
  readonly deadline: string
  /**
   * True while every seat still playing is asked the same: only then may others be told who is awaited. For a ruling: everybody may know that it
   * is awaited.
   */
  readonly askedOfAllSeats: boolean
  readonly view: AskView
}

/** A question as its seat sees it: names things of other seats only by the viewer's tokens. */
export interface AskView {
  readonly id: AskId
  /** What is asked: `plan`, `battle`, … */
  readonly kind: string
  readonly title: string
  readonly deadline: string
  /** What silence means, in one sentence, and the rule that says so. */
  readonly silence: { readonly text: string; readonly rule: RuleId }
  /** The viewer's token of what it is about, e.g. a battle. */
  readonly about?: Token | PieceId
}

/** A seat's answer to one ask as it goes into the resolution; `null` is silence. */
export interface Sheet<Order> {
  readonly ask: AskId
  readonly seat: SeatId
  readonly orders: readonly Order[] | null
  /** A bot plays the seat when its group is resolved, whether it has answered or not. */
  readonly bot?: true
}

/** Every ask of the group once, in any order: the engine must not depend on it. */
export type Sheets<Order> = readonly Sheet<Order>[]

/** Whether nobody is asked, and only the deadline closes the group. */
export const isCalendar = ({ seat }: { readonly seat: string }): boolean => seat === calendarDesk

/** From whose view an ask is answered and judged; the calendar's from what everybody sees. */
export const viewerOf = (ask: Pick<Ask, 'seat'>): Viewer => {
  if (isCalendar(ask)) return { kind: 'observer' }
  return ask.seat === facilitatorDesk ? { kind: 'facilitator' } : { kind: 'seat', seat: ask.seat }
}

/** What silence means, with the rule that says so. */
export const silence = (text: string, rule: string): AskView['silence'] => ({ text, rule: ruleId(rule) })

/** An ask of a group, named by group and seat: `AskView` follows from the question itself. */
export const askOf = (
  seat: SeatId,
  group: GroupId,
  { askedOfAllSeats, ...question }: Omit<AskView, 'id'> & { readonly askedOfAllSeats: boolean },
): Ask => {
  const id = askId(`${group}.${seat}`)
  return { id, seat, group, deadline: question.deadline, askedOfAllSeats, view: { id, ...question } }
}
