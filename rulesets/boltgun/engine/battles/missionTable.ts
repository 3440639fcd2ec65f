import type { Json } from '../../../kit/json.js'
import { RuleBug } from '../../../kit/result.js'
import type { MissionClass } from './battle.js'

/** What a row asks of the two banners after movement. Those that begin with `one_` name a side: the one of which it is true. */
export const conditions = {
  one_entrenched: 'Exactly one side is entrenched',
  one_fortified: 'Exactly one side is fortified and no more',
  one_in_works: 'Exactly one side is fortified or entrenched',
  one_beset: 'Exactly one side has two or more battles and has not moved',
  one_moved: 'Exactly one side has moved',
  one_retreated: 'Exactly one side has retreated',
  both_in_works: 'Both sides are fortified or entrenched',
  none_in_works: 'Neither side is fortified or entrenched',
  both_moved: 'Both sides have moved',
  none_moved: 'Neither side has moved',
} as const
export type Condition = keyof typeof conditions

export const attackerRules = {
  named: 'The side named',
  other: 'The side not named',
  breakout: 'Not named; in a Breakout the named',
  random: 'By lot',
} as const
export type AttackerRule = keyof typeof attackerRules

export const classNames: Readonly<Record<MissionClass, string>> = {
  RAID: 'Raid',
  BATTLE: 'Battle',
  BREAKOUT: 'Breakout',
  BLITZ: 'Blitz',
}

/** What the tabletop system calls missions: those of the table that it names. */
export const namesFrom = (named: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(classNames).flatMap((key) => (named[key] === undefined ? [] : [[key, named[key]]])))

export const missionTitle = (names: Readonly<Record<string, string>>, mission: MissionClass): string =>
  names[mission] ?? classNames[mission]

/** A row of the mission table. */
export interface MissionRow {
  readonly id: string
  /** All of them must hold; a row without any holds always. */
  readonly situation: readonly Condition[]
  readonly attacker: AttackerRule
  /** Class by the die, 1 to 6. */
  readonly results: readonly MissionClass[]
  readonly night_allowed: boolean
  /** Whether a battle of this row in a city sector is announced as one. */
  readonly city_variant: boolean
}

const [R, B, K, Z] = ['RAID', 'BATTLE', 'BREAKOUT', 'BLITZ'] as const

const row = (
  id: string,
  situation: readonly Condition[],
  attacker: AttackerRule,
  results: readonly MissionClass[],
): MissionRow => ({ id, situation, attacker, results, night_allowed: true, city_variant: true })

/** The mission table that ships: the first row whose situation holds is rolled on. */
export const missionTable: readonly MissionRow[] = [
  row('M1', ['one_entrenched'], 'other', [B, B, B, Z, Z, Z]),
  row('M2', ['one_fortified'], 'other', [R, B, B, B, Z, Z]),
  row('M3', ['one_beset'], 'breakout', [B, B, Z, K, K, K]),
  row('M4', ['one_moved'], 'named', [R, R, B, B, Z, Z]),
  row('M5', ['both_moved'], 'random', [R, R, B, B, B, B]),
  row('M6', [], 'random', [R, R, R, B, B, B]),
]

const isRow = (entry: Json): entry is Json & MissionRow =>
  entry !== null && typeof entry === 'object' && 'situation' in entry && 'results' in entry

/** The campaign's table: creation has checked its form. Null is the one that ships. */
export const tableOf = (edited: Json | undefined): readonly MissionRow[] =>
  Array.isArray(edited) ? (edited as readonly Json[]).filter(isRow) : missionTable

export const rowOf = (edited: Json | undefined, id: string): MissionRow => {
  const found = tableOf(edited).find((entry) => entry.id === id)
  if (!found) throw new RuleBug(`the mission table has no row ${id}`)
  return found
}

/** The class that a row gives for a die, shifts included; beyond the table's ends the last one counts (BG-312). */
export const missionClass = (edited: Json | undefined, id: string, die: number): MissionClass => {
  const named = rowOf(edited, id).results[Math.min(6, Math.max(1, die)) - 1]
  if (!named) throw new RuleBug(`no mission for ${id} and ${String(die)}`)
  return named
}
