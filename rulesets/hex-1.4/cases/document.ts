import type { CaseDocument } from '../../../test/cases/lib/adapter.js'

export interface HexEntry {
  readonly owner?: string | null
  readonly facilities?: readonly string[]
  readonly features?: readonly string[]
  readonly explored?: boolean
  readonly ruined?: boolean
  readonly exhausted?: boolean
}

export interface ForceEntry {
  readonly at: string
  readonly points: number
  readonly authorised?: number
  readonly units?: number
  readonly owner?: string
  readonly class?: string
}

export interface UpkeepEntry {
  readonly buy?: string
  readonly class?: string
  readonly points?: number | readonly number[]
  readonly at?: string
  readonly into?: string
  readonly as?: string
  readonly facility?: string
  readonly times?: number
  readonly composition?: Readonly<Record<string, unknown>>
  readonly designate?: string
  readonly relocate?: { readonly from: string; readonly to: string }
  readonly merge?: readonly string[]
  readonly split?: string
  readonly claim?: string
}

export type MissionEntry = string | { readonly sabotage: string }

export interface MoveEntry {
  readonly force: string
  readonly path: readonly string[]
  readonly points?: number
  readonly reroll?: readonly number[]
  readonly onArrival?: MissionEntry
  readonly onHalt?: MissionEntry
  readonly react?: true
}

export interface UnitEntry {
  readonly force: string
  readonly types: readonly string[]
  readonly models: number
  readonly lost: number
  readonly fled?: number
  readonly fleeing?: boolean
  readonly kills?: number
  readonly experience?: number
  readonly honours?: readonly string[]
}

export interface BattleEntry {
  readonly winner?: string
  readonly degree?: 'MINOR' | 'MAJOR'
  readonly left?: Readonly<Record<string, number>>
  readonly rollOff?: readonly string[]
  readonly withdraw?: string
  readonly lost?: Readonly<Record<string, number>>
  readonly mission?: string
  readonly terrain?: true
  readonly defender?: string
  readonly strikes?: readonly string[]
  readonly intel?: readonly string[]
  readonly transporters?: readonly string[]
  readonly freeHeavySupport?: Readonly<Record<string, number>>
  readonly units?: Readonly<Record<string, UnitEntry>>
}

export type Expectation = Readonly<Record<string, unknown>> & { readonly stage?: string }
export type Script = 'any' | Readonly<Record<string, readonly number[]>>

export interface TurnEntry {
  readonly upkeep?: Readonly<Record<string, readonly UpkeepEntry[]>>
  readonly moves?: Readonly<Record<string, readonly MoveEntry[]>>
  readonly battles?: Readonly<Record<string, BattleEntry | null>>
  readonly queues?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly retreats?: Readonly<Record<string, string>>
  readonly fallBack?: Readonly<Record<string, string>>
  readonly honours?: Readonly<Record<string, readonly (string | { readonly roll: string })[]>>
  readonly survival?: Readonly<Record<string, readonly number[]>>
  readonly dice?: Script
  readonly expect?: Expectation | readonly Expectation[]
}

/** A case of the hex campaign: `FORMAT.md`. */
export interface HexCase extends CaseDocument {
  readonly settings?: Readonly<Record<string, unknown>>
  /** 6x10 where it is left out. */
  readonly map?: string
  readonly players: Readonly<Record<string, { readonly stash?: number; readonly specials?: readonly string[] } | null>>
  readonly hexes?: Readonly<Record<string, HexEntry | null>>
  readonly forces?: Readonly<Record<string, ForceEntry>>
  readonly setup?: Readonly<
    Record<
      string,
      {
        readonly split?: Readonly<Record<string, number | readonly number[]>>
        readonly composition?: Readonly<Record<string, unknown>>
      }
    >
  >
  readonly dice?: Script
  readonly expect?: Expectation | readonly Expectation[]
  readonly turns?: readonly TurnEntry[]
}

/** `expect` of a turn: one entry a stage, the end of the turn where none is named. */
export const expectationsOf = (expect: TurnEntry['expect']): readonly (Expectation & { readonly stage: string })[] =>
  (expect === undefined ? [] : Array.isArray(expect) ? (expect as readonly Expectation[]) : [expect as Expectation]).map(
    (entry) => ({ ...entry, stage: entry.stage ?? 'END' }),
  )
