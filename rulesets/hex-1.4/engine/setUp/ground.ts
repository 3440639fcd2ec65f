import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import { RuleBug } from '../../../kit/result.js'
import { isHazard } from '../data/hazards.js'
import { isResource } from '../data/resources.js'
import { unclaimed } from '../model/initial.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { FeatureMemory, Hex } from '../model/state.js'
import type { ScenarioMap } from '../scenario.js'

/** The ground before anybody is on it. */
export interface Ground {
  readonly hexes: readonly Hex[]
  /** What the map shows to everybody, by cell. */
  readonly known: Readonly<Record<string, FeatureMemory>>
}

const cellOf = (context: RulesContext, name: string | undefined): Cell => {
  const cell = name === undefined ? null : context.cell(name)
  if (cell === null) throw new RuleBug(`the scenario's map has no hex ${name ?? ''}`)
  return cell
}

/** One of several sites by a die of its own. */
const siteOf = (context: RulesContext, sites: readonly string[], dice: Dice, name: string, subject: string): Cell => {
  const [face = 1] = sites.length > 1 ? dice.roll(`${name}.d${String(sites.length)}`, subject) : [1]
  return cellOf(context, sites[face - 1])
}

/** HX-032, HX-440: what somebody drew on the map. What has several sites waits where the dice laid it until somebody comes there. */
export const groundOf = (context: RulesContext, map: ScenarioMap | undefined, dice: Dice): Ground => {
  const hexes: Hex[] = Array.from({ length: context.size }, () => unclaimed)
  const put = (cell: Cell, change: Partial<Hex>): void => {
    hexes[cell] = { ...(hexes[cell] ?? unclaimed), ...change }
  }
  for (const name of map?.ruined ?? []) put(cellOf(context, name), { explored: true, ruined: true })
  const open = new Set<Cell>()
  map?.features.forEach(({ kind, sites }, index) => {
    const cell = siteOf(context, sites, dice, 'map.site', `${kind}.${String(index + 1)}`)
    const { resources, hazards, explored } = hexes[cell] ?? unclaimed
    if (sites.length === 1) open.add(cell)
    put(cell, {
      explored: explored || sites.length === 1,
      resources: isResource(kind) ? [...resources, kind] : resources,
      hazards: isHazard(kind) ? [...hazards, kind] : hazards,
    })
  })
  const known = [...open].map((cell) => {
    const { resources, hazards, exhausted } = hexes[cell] ?? unclaimed
    return [String(cell), { asOf: 1, resources, hazards, exhausted }] as const
  })
  return { hexes, known: Object.fromEntries(known) }
}

/** Headquarters where the map says: the dice deal the starts, and choose a site of each. */
export const startsOn = (
  context: RulesContext,
  { starts }: ScenarioMap,
  seats: readonly string[],
  dice: Dice,
): readonly Cell[] => {
  const left = [...starts]
  return seats.map((seat) => {
    const [face = 1] = left.length > 1 ? dice.roll(`hq.start.d${String(left.length)}`, seat) : [1]
    const [sites = []] = left.splice(face - 1, 1)
    return siteOf(context, sites, dice, 'hq.site', seat)
  })
}
