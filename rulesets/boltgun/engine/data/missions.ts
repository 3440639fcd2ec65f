import type { Json } from '../../../kit/json.js'
import { RuleBug } from '../../../kit/result.js'
import type { MissionClass } from '../battle.js'

export interface MissionRow {
  readonly id: 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6'
  /** Class by the die, 1 to 6. */
  readonly classes: readonly MissionClass[]
  readonly night: boolean
}

const [R, B, K, Z]: readonly MissionClass[] = ['RAID', 'BATTLE', 'BREAKOUT', 'BLITZ']

const row = (id: MissionRow['id'], classes: readonly (MissionClass | undefined)[]): MissionRow => ({
  id,
  classes: classes.map((entry) => entry ?? 'BATTLE'),
  night: true,
})

/** The mission table: the first row whose situation holds is rolled on. */
export const missionTable: readonly MissionRow[] = [
  row('M1', [B, B, B, Z, Z, Z]),
  row('M2', [R, B, B, B, Z, Z]),
  row('M3', [B, B, Z, K, K, K]),
  row('M4', [R, R, B, B, Z, Z]),
  row('M5', [R, R, B, B, B, B]),
  row('M6', [R, R, R, B, B, B]),
]

const classNames: readonly string[] = ['RAID', 'BATTLE', 'BREAKOUT', 'BLITZ']
const isClass = (value: Json): value is MissionClass => typeof value === 'string' && classNames.includes(value)

/** The shipped table with the rows that a campaign has edited, matched by id. */
export const tableOf = (edited: Json | undefined): readonly MissionRow[] => {
  if (!Array.isArray(edited)) return missionTable
  const rows = edited as readonly Json[]
  return missionTable.map((shipped) => {
    const found = rows.find(
      (entry): entry is { readonly [key: string]: Json } =>
        entry !== null &&
        typeof entry === 'object' &&
        !Array.isArray(entry) &&
        'id' in entry &&
        entry.id === shipped.id,
    )
    const classes = Array.isArray(found?.classes) ? (found.classes as readonly Json[]).filter(isClass) : []
    return {
      ...shipped,
      classes: classes.length === 6 ? classes : shipped.classes,
      night: typeof found?.night === 'boolean' ? found.night : shipped.night,
    }
  })
}

/** The class that a row gives for a die, shifts included; beyond the table's ends the last one counts (BG-312). */
export const missionClass = (
  edited: Json | undefined,
  situation: string,
  die: number,
): { readonly class: MissionClass; readonly nightAllowed: boolean } => {
  const found = tableOf(edited).find((entry) => entry.id === situation)
  const named = found?.classes[Math.min(6, Math.max(1, die)) - 1]
  if (!found || !named) throw new RuleBug(`no mission for ${situation} and ${String(die)}`)
  return { class: named, nightAllowed: found.night }
}
