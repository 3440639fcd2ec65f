import type { Unit } from '../model/pieces.js'

/** Models that come back to a roster for so many points, unit after unit; all of them where the force is whole again (HX-105, HX-106). */
export const replenished = (units: readonly Unit[], points: number, whole: boolean): readonly Unit[] => {
  let left = points
  return units.map((unit) => {
    const each = unit.points / Math.max(unit.models, 1)
    const missing = unit.models - unit.alive
    const back = whole ? missing : each > 0 ? Math.min(missing, Math.floor(left / each)) : 0
    left -= back * each
    return back === 0 ? unit : { ...unit, alive: unit.alive + back }
  })
}
