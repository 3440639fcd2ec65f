import { fail, type Result } from '../kit/result.js'
import type { SettingProblem } from '../kit/settings.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '../kit/system.js'
import * as problems from './messages/problems.generated.js'
import { boltAction3 } from './systems/boltAction3.js'
import { boltActionClassic } from './systems/boltActionClassic.js'
import { warhammer40k } from './systems/warhammer40k.js'

/** Never empty: the first is the default. */
export type Shelf = readonly [ShelvedSystem, ...ShelvedSystem[]]

export const shelf: Shelf = [warhammer40k, boltActionClassic, boltAction3]

/** What a campaign is fought under that chose nothing. */
export const defaultChoice: TabletopChoice = { id: shelf[0].id, variants: [], settings: {}, overrides: {} }

/** The system as a campaign chose it. */
export const systemOf = (
  { id, ...choice }: TabletopChoice,
  from: Shelf = shelf,
): Result<TabletopSystem, SettingProblem> => {
  const found = from.find((system) => system.id === id)
  if (found) return found.choose(choice)
  const known = from.map((system) => system.id).join(', ')
  return fail({ key: 'id', message: problems.noSuchSystem({ known }) })
}

const made = systemOf(defaultChoice)
if (!made.ok) throw new Error(made.problem.message)

export const defaultSystem: TabletopSystem = made.value
