import type { Flag } from '../../kit/system.js'

export type WeaponRule = 'ASSAULT' | 'TEAM' | 'FIXED' | 'SHAPED' | 'ONE_SHOT' | 'FLAMETHROWER' | 'INDIRECT' | 'HOWITZER'

export type WeaponRow = {
  readonly group: 'SMALL_ARMS' | 'HEAVY'
  readonly range: readonly [least: number, most: number]
  readonly indirect?: readonly [least: number, most: number]
  readonly shots: number | 'D6' | '2D6'
  /** `null`: 0 against troops, and armour cannot be harmed. `HE`: that of its row of the HE table. */
  readonly pen: number | 'HE' | null
  readonly rules: readonly WeaponRule[]
  /** Row of the HE table of its edition. */
  readonly he?: number | string
  /** Diameter of its smoke. */
  readonly smoke?: number
  readonly ledger: string
  readonly flag?: Flag
  readonly flagFor?: string
  /** What public lists of the edition say instead. */
  readonly public?: string
}
