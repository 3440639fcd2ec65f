import type { Json } from '../../kit/json.js'
import { asIs, dice, modifier, orElse, orNone, plain, type Kind } from './kinds.js'

const hits = orNone(dice)
const pen = orNone(modifier)
const pins = orNone(orElse(plain(0, 10), dice))

const removed = 'unit removed'

/** Hits, Pen and pins of one shell of a bombardment (GW-024), or the end of the unit. */
export const shelling: Kind = {
  allows: `[hits, Pen, pins] such as ["2D6", 2, "D3+1"] with null for none, or ${removed}`,
  holds(value) {
    if (value === removed) return true
    if (!Array.isArray(value)) return false
    const [some, force, pinned, ...more] = value as readonly Json[]
    return (
      more.length === 0 &&
      some !== undefined &&
      force !== undefined &&
      pinned !== undefined &&
      hits.holds(some) &&
      pen.holds(force) &&
      pins.holds(pinned) &&
      (some === null) === (force === null)
    )
  },
  text(value) {
    if (!Array.isArray(value)) return asIs(value)
    const [some = null, force = null, pinned = null] = value as readonly Json[]
    const parts = [
      ...(some === null ? [] : [`${hits.text(some)} hits at ${pen.text(force)}`]),
      ...(pinned === null ? [] : [`${pins.text(pinned)} ${pinned === 1 ? 'pin' : 'pins'}`]),
    ]
    return parts.join(', ') || '–'
  },
}
