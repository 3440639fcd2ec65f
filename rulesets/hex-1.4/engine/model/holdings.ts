import type { Facility } from '../data/facilities.js'
import type { Resource } from '../data/resources.js'

/** What stands in a hex and counts for its owner: state and view fill it alike. */
export interface Works {
  readonly facilities: readonly Facility[]
  readonly resources: readonly Resource[]
}

/** HX-008: built or abandoned, manned or not. */
export const hasFortress = ({ facilities, resources }: Works): boolean =>
  facilities.includes('FORTRESS') || resources.includes('ABANDONED_FORTRESS')

/** HX-111: an abandoned structure counts as a base. */
export const hasBase = ({ facilities, resources }: Works): boolean =>
  facilities.includes('BASE') || resources.includes('ABANDONED_STRUCTURE')

/** HX-140: one of a kind in a hex; an abandoned fortress or structure counts as one. */
export const mayStand = (facility: Facility, works: Works): boolean => {
  if (facility === 'FORTRESS') return !hasFortress(works)
  if (facility === 'BASE') return !hasBase(works)
  return !works.facilities.includes(facility)
}
