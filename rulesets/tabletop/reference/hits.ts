import type { Json } from '../../kit/json.js'
import { asIs, dice, modifier, orElse, orNone, plain, type Kind } from './kinds.js'
import * as allowed from '../messages/allowed.generated.js'
import * as said from '../messages/reference.generated.js'

const hits = orNone(dice)
const pen = orNone(modifier)
const pins = orNone(orElse(plain(0, 10), dice))

const removed = 'unit removed'

/** Hits, Pen and pins of one shell of a bombardment (GW-024), or the end of the unit. */
export const shelling: Kind = {
  allows: allowed.shelling({ removed }),
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
    if (!Array.isArray(value)) return value === removed ? said.unitRemoved() : asIs(value)
    const [some = null, force = null, pinned = null] = value as readonly Json[]
    const parts = [
      ...(some === null ? [] : [said.hitsAt({ hits: hits.text(some), pen: pen.text(force) })]),
      ...(pinned === null ? [] : [(pinned === 1 ? said.pin : said.pins)({ pins: pins.text(pinned) })]),
    ]
    return parts.join(', ') || '–'
  },
}
