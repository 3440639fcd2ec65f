import type { Cell } from '../../../kit/grid.js'
import { ruleId, type RuleId } from '../../../kit/ids.js'
import type { ArmyRule } from '../data/armyRules.js'
import type { Field } from '../map/footprint.js'
import type { Settings } from '../settings/settings.js'

/** What of a banner its orders are judged by: its own state and nothing else. */
export interface Standing {
  readonly at: Cell
  readonly level: number
  readonly works: 'none' | 'fortified' | 'entrenched'
  readonly mustRetreat: boolean
  readonly relics: readonly string[]
  /** Its player's node is dead and not yet replaced. */
  readonly owesNode: boolean
}

/** The ground on which an order is judged: army rules, settings, terrain, and cells by their printed names. */
export interface Ground {
  readonly army: readonly ArmyRule[]
  readonly settings: Settings
  readonly field: Field
  readonly cell: (name: string) => Cell | null
}

export interface Refusal {
  readonly code: string
  readonly rule: RuleId
  readonly message: string
}

export const refuse = (code: string, rule: string, message: string): Refusal => ({ code, rule: ruleId(rule), message })
