import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import { terrains } from '../../desks.generated.js'

const byRuleset: Readonly<Record<string, TerrainLooks>> = terrains
const none: TerrainLooks = {}

/** How a ruleset's ground is called and drawn, before anything else of it is loaded; nothing for one that this build does not carry. */
export const terrainLooks = (rulesetId: string): TerrainLooks =>
  Object.hasOwn(byRuleset, rulesetId) ? (byRuleset[rulesetId] ?? none) : none
