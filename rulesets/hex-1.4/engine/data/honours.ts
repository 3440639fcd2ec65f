import * as common from '../../messages/common.generated.js'
import type { UnitType } from './troops.js'

/** Tables of honours by the d6 that rolls them (HX-400 … HX-404), in the words of the message file: reminders for the table (HX-405). */
export const honourTables = ['INFANTRY', 'BIKE', 'VEHICLE', 'CHARACTER', 'PSYCHIC'] as const

export type HonourTable = (typeof honourTables)[number]

/** Faces of the d6. */
const faces = ['1', '2', '3', '4', '5', '6'] as const
type Face = (typeof faces)[number]

const isFace = (name: string | undefined): name is Face => faces.some((face) => face === name)

/** Every honour of a table: `INFANTRY.1` … */
export const honoursOn = (table: HonourTable): readonly string[] => faces.map((face) => `${table}.${face}`)

export const isHonourTable = (name: string): name is HonourTable => (honourTables as readonly string[]).includes(name)

const byType: Readonly<Record<UnitType, HonourTable>> = {
  INFANTRY: 'INFANTRY',
  BEAST: 'INFANTRY',
  MONSTROUS: 'INFANTRY',
  BIKE: 'BIKE',
  CAVALRY: 'BIKE',
  VEHICLE: 'VEHICLE',
  HQ: 'CHARACTER',
  SPECIAL_CHARACTER: 'CHARACTER',
}

/** Tables on which a unit may have its honours; characters also that of their troop type, and psykers theirs (HX-397). */
export const tablesOf = (types: readonly UnitType[]): readonly HonourTable[] => {
  const own = [...new Set(types.map((type) => byType[type]))]
  if (!own.includes('CHARACTER')) return own
  const troop = own.filter((table) => table !== 'CHARACTER')
  return ['CHARACTER', 'PSYCHIC', ...(troop.length > 0 ? troop : (['INFANTRY'] as const))]
}

const sentences = {
  INFANTRY: 'infantryHonour',
  BIKE: 'bikeHonour',
  VEHICLE: 'vehicleHonour',
  CHARACTER: 'characterHonour',
  PSYCHIC: 'psychicHonour',
} as const satisfies Readonly<Record<HonourTable, keyof typeof common>>

/** `INFANTRY.3` → the sentence that says what it is, and its face; null for an honour of no table. */
export const honourSentence = (
  honour: string,
): { readonly code: (typeof sentences)[HonourTable]; readonly face: Face } | null => {
  const [table = '', face] = honour.split('.')
  return isHonourTable(table) && isFace(face) ? { code: sentences[table], face } : null
}

export const honourText = (honour: string): string => {
  const found = honourSentence(honour)
  return found ? common[found.code]({ face: found.face }) : honour
}
