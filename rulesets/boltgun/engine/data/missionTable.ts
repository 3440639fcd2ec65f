import type { Json } from '../../../kit/json.js'
import { RuleBug } from '../../../kit/result.js'
import * as words from '../../messages/missions.generated.js'

export const missionClasses = ['RAID', 'BATTLE', 'BREAKOUT', 'BLITZ'] as const
export type MissionClass = (typeof missionClasses)[number]

export const classTitle = (which: MissionClass): string => words.missionClass({ which })

/** What a row asks of the two banners after movement. Those that begin with `one_` name a side: the one of which it is true. */
export const conditions = [
  ...(['one_entrenched', 'one_fortified', 'one_in_works', 'one_beset', 'one_moved', 'one_retreated'] as const),
  ...(['both_in_works', 'none_in_works', 'both_moved', 'none_moved'] as const),
] as const
export type Condition = (typeof conditions)[number]

export const conditionTitle = (which: Condition): string => words.condition({ which })

export const attackerRules = ['named', 'other', 'breakout', 'random'] as const
export type AttackerRule = (typeof attackerRules)[number]

export const attackerTitle = (rule: AttackerRule): string =>
  words.attacker({ rule: rule === 'other' ? 'other_side' : rule })

/** What the tabletop system calls missions: those of the table that it names. */
export const namesFrom = (named: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(missionClasses.flatMap((key) => (named[key] === undefined ? [] : [[key, named[key]]])))

export const missionTitle = (names: Readonly<Record<string, string>>, mission: MissionClass): string =>
  names[mission] ?? classTitle(mission)

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
