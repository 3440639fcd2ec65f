import type { Browser, Locator } from '@playwright/test'
import type { Spot } from '../e2e/onMap.js'
import type { Person } from '../e2e/people.js'
import type { RulesetId } from './list.js'

/** Where a flow is walked: one ruleset, one size of screen. */
export interface Stage {
  readonly browser: Browser
  readonly ruleset: Particulars
  readonly phone: boolean
  /** Somebody without an account. */
  readonly stranger: (name: string) => Promise<Person>
  /** Somebody who is signed in. */
  readonly member: (name: string) => Promise<Person>
  /** Presses as people do there: by a finger on a phone. */
  readonly press: (what: Locator) => Promise<void>
  /** Fits the screen, and nothing that axe objects to. */
  readonly sound: (person: Pick<Person, 'page'>) => Promise<void>
}

/** What the flows have to know of a ruleset. */
export interface Particulars {
  readonly id: RulesetId
  /** The beginning of its card among the rulesets, and of its map for two. */
  readonly card: RegExp
  readonly map: RegExp
  readonly scenario: string
  /** The link on the front page to its rules in short. */
  readonly short: string
  readonly settings: Readonly<Record<string, unknown>>
  /** A map for three. */
  readonly forThree: string
  /** Settings in which sealed orders can be replaced, where the ruleset has its own. */
  readonly resubmitted: Readonly<Record<string, unknown>>
  /** Settings in which the players choose their armies, and how two do so. */
  readonly ownArmies: Readonly<Record<string, unknown>>
  readonly chooseArmies: (stage: Stage, a: Person, b: Person) => Promise<void>
  /** Answers and seals what is asked first in a campaign. */
  readonly open: (stage: Stage, person: Person) => Promise<void>
  /** What the bar says once a campaign has started, and once orders can be written. */
  readonly opening: RegExp
  readonly writing: RegExp
  /** The kind of question in which orders are written. */
  readonly kind: string
  /** A campaign of two in which orders can be written. Its id. */
  readonly planned: (a: Person, b: Person) => Promise<string>
  /** A campaign of two in which a battle is open. Its id. */
  readonly fought: (a: Person, b: Person) => Promise<string>
  /** The first piece of a side, as the desk lists it. */
  readonly piece: (seat: 'A' | 'B') => RegExp
  /** Gives the piece one order by lists alone. */
  readonly order: (person: Person, piece: RegExp) => Promise<void>
  /** Where the first piece of A stands on the screen, and a cell where it may go. */
  readonly spots: (person: Person, id: string) => Promise<readonly [from: Spot, to: Spot]>
  /** At the desk of a battle: until the table is laid out. */
  readonly layTable: (stage: Stage, a: Person, b: Person) => Promise<void>
  /** Both sides report the battle, and it is decided: at once, or after reports that differ. */
  readonly reportAlike: (a: Person, b: Person) => Promise<void>
  readonly reportUnlike: (stage: Stage, a: Person, b: Person) => Promise<void>
  /** Two leave something in doubt on which the facilitator rules. The id of the campaign. */
  readonly inDoubt: (stage: Stage, a: Person, b: Person, facilitator: Person) => Promise<string>
  /** The ruling, at the facilitator's desk, and what the two then read. */
  readonly rule: (stage: Stage, facilitator: Person) => Promise<void>
  readonly ruled: (a: Person, b: Person) => Promise<void>
  readonly leaveToDice: (person: Person) => Promise<void>
  /** Answers all questions of both sides with nothing, until orders can be written in the next turn. */
  readonly pass: (a: Person, b: Person, id: string) => Promise<void>
  /** From the start of a campaign into its first turn, and from there into the second. */
  readonly toTurnOne: (a: Person, b: Person, id: string) => Promise<void>
  readonly playTurn: (a: Person, b: Person, id: string) => Promise<void>
}
