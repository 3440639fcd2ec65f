import { parseArgs } from 'node:util'
import { rulesetsThere } from './games.js'

export interface Options {
  readonly ruleset: string
  readonly seats: number | null
  readonly turns: number
  readonly seed: string
  readonly campaigns: number
  readonly scenario: string | null
  readonly out: string
  readonly settings: 'usual' | 'random'
  readonly vary: boolean
  /** Plays each campaign a second time and compares. */
  readonly twice: boolean
  readonly workers: number
  /** The seat whose reports are printed, turn by turn, in place of the summary. */
  readonly read: string | null
  /** Counts whose seats win, map by map. */
  readonly balance: boolean
  /** Commit whose bot today's bot plays against. */
  readonly against: string | null
}

export const usage =
  'npm run simulate -- --ruleset ID [--seats 6] [--turns 30] [--seed TEXT] [--campaigns N] [--scenario ID] [--out FOLDER] [--settings usual|random] [--vary] [--twice] [--workers 2] [--read SEAT] [--balance] [--against COMMIT]'

/** A wrong argument: its message says what to do. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

const spec = {
  ruleset: { type: 'string' },
  seats: { type: 'string' },
  turns: { type: 'string' },
  seed: { type: 'string', default: '1' },
  campaigns: { type: 'string' },
  scenario: { type: 'string' },
  out: { type: 'string', default: 'test-results/simulate' },
  settings: { type: 'string', default: 'usual' },
  vary: { type: 'boolean', default: false },
  twice: { type: 'boolean', default: false },
  workers: { type: 'string', default: '2' },
  read: { type: 'string' },
  balance: { type: 'boolean', default: false },
  against: { type: 'string' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: spec, strict: true }).values
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

const whole = (name: string, text: string, most: number): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Misuse(`--${name} ${text}: give a whole number from 1 to ${String(most)}.`)
  return value
}

const rulesetOf = (given: string | undefined): string => {
  const there = rulesetsThere()
  const [only, ...more] = there
  if (given === undefined && only !== undefined && more.length === 0) return only
  if (given !== undefined && there.includes(given)) return given
  throw new Misuse(
    `${given === undefined ? 'Say which ruleset to play' : `There is no ruleset ${given}`}: --ruleset ${there.join(' | ')}.`,
  )
}

/** Campaigns on a map, or between two bots, that tell chance from the rest, and turns in which most of them are decided. */
const enough = { balance: '400', against: '200', turns: '40' }

/** What was asked for on the command line. */
export const optionsOf = (args: readonly string[]): Options => {
  const given = parse(args)
  const { settings, balance, against } = given
  if (balance && against !== undefined)
    throw new Misuse('--balance and --against are runs of their own: leave one of them out.')
  const contest = balance ? 'balance' : against === undefined ? null : 'against'
  const { turns = contest ? enough.turns : '30', campaigns = contest ? enough[contest] : '1' } = given
  if (settings !== 'usual' && settings !== 'random')
    throw new Misuse(`--settings ${settings}: choose usual (every default) or random (any value of each).`)
  if (given.read !== undefined && campaigns !== '1')
    throw new Misuse('--read prints one campaign: leave --campaigns out.')
  return {
    ruleset: rulesetOf(given.ruleset),
    seats: given.seats === undefined ? null : whole('seats', given.seats, 26),
    turns: whole('turns', turns, 500),
    seed: given.seed,
    campaigns: whole('campaigns', campaigns, 100_000),
    scenario: given.scenario ?? null,
    out: given.out,
    settings,
    vary: given.vary,
    twice: given.twice,
    workers: whole('workers', given.workers, 64),
    read: given.read ?? null,
    ...{ balance, against: against ?? null },
  }
}
