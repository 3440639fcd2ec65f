import type { MapTools } from '@muster/rulesets/kit/mapSpec.js'
import { desks } from '../desks.generated.js'

type Door = () => Promise<{ readonly default: MapTools }>

/** Every ruleset has tools, and some have maps. */
const doors: Readonly<Record<string, { readonly tools: unknown; readonly maps?: Door }>> = desks

/** Rulesets whose maps can be drawn. */
export const drawable: readonly string[] = Object.keys(doors).filter((id) => doors[id]?.maps)

/** What a ruleset makes of scenario files; null: nobody can draw maps of it. */
export const mapToolsOf = async (rulesetId: string): Promise<MapTools | null> => {
  const door = Object.hasOwn(doors, rulesetId) ? doors[rulesetId]?.maps : undefined
  return door ? (await door()).default : null
}
