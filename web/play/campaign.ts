import type { PrintedOn } from '@muster/rulesets/kit/scenarioFile.js'

/** What is played without an account, and what the campaign that is created after signing up has in common with it. */
export const trial = { ruleset: 'boltgun', scenario: 'first-contact', preset: 'first', seat: 'A', turns: 3 } as const

/** A campaign in this page: what it is played with, and for how long. */
export interface Setup {
  readonly ruleset: string
  readonly title: string
  readonly seat: string
  readonly turns: number
  /** Where the map that is tried is drawn; null: it is the trial. */
  readonly editor: string | null
  /** What is printed on that map. */
  readonly printed?: PrintedOn
}

/** Where the campaign goes on with an account. */
export const keepPath = '/play/keep'
