import { fail, type Result } from '../kit/result.js'
import type { SettingProblem } from '../kit/settings.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '../kit/system.js'
import { warhammer40k } from './systems/warhammer40k.js'

/** The shelf, the default first. */
export const shelf: readonly [ShelvedSystem, ...ShelvedSystem[]] = [warhammer40k]

/** What a campaign is fought under that chose nothing. */
export const defaultChoice: TabletopChoice = { id: shelf[0].id, variants: [], settings: {}, overrides: {} }

/** The system as a campaign chose it. */
export const systemOf = ({ id, ...choice }: TabletopChoice): Result<TabletopSystem, SettingProblem> => {
  const found = shelf.find((system) => system.id === id)
  if (found) return found.choose(choice)
  const known = shelf.map((system) => system.id).join(', ')
  return fail({ key: 'id', message: `there is no such tabletop system: choose one of ${known}` })
}

const made = systemOf(defaultChoice)
if (!made.ok) throw new Error(made.problem.message)

export const defaultSystem: TabletopSystem = made.value
