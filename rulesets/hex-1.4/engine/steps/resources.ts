import type { Dice } from '../../../kit/dice.js'
import { RuleBug } from '../../../kit/result.js'
import { resources, type Resource } from '../data/resources.js'
import { hasBase, hasFortress, type Works } from '../model/holdings.js'
import type { Settings } from '../settings/settings.js'

const byRoll = new Map<number, Resource>(
  (Object.keys(resources) as readonly Resource[]).map((resource) => [resources[resource].roll, resource]),
)

type Duplicates = Settings['features.duplicates']

/** HX-018: one base and one fortress a hex; other resources add up unless `features.duplicates` has them rolled again. */
const stands = (resource: Resource, works: Works, duplicates: Duplicates): boolean => {
  if (resource === 'ABANDONED_STRUCTURE' && hasBase(works)) return true
  if (resource === 'ABANDONED_FORTRESS' && hasFortress(works)) return true
  return duplicates === 'reroll' && works.resources.includes(resource)
}

/** A resource, and the dice that brought it: all but the last were thrown again. */
export interface RolledResource {
  readonly resource: Resource
  readonly throws: readonly (readonly number[])[]
}

/** One resource of a hex by 2d6 (HX-451), beside what stands there already. `hex` is the printed name. */
export const rollResource = (dice: Dice, hex: string, works: Works, duplicates: Duplicates): RolledResource => {
  const throws: (readonly number[])[] = []
  for (;;) {
    const thrown = dice.roll('resource.2d6', hex)
    throws.push(thrown)
    const sum = thrown.reduce((total, face) => total + face, 0)
    const resource = byRoll.get(sum)
    if (resource === undefined) throw new RuleBug(`no resource of ${String(sum)}`)
    if (!stands(resource, works, duplicates)) return { resource, throws }
  }
}
