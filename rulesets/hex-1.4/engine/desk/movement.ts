import { check, remarks } from './movement/check.js'
import { tableOf } from './movement/ground.js'
import { options } from './movement/options.js'
import { kinds, read } from './movement/read.js'
import { suggestMoves } from './movement/suggest.js'
import { walk } from './movement/walk.js'
import type { DeskPart } from './part.js'

/** Marches, detachments, missions and reactions (HX-190 … HX-280). */
export const movementDesk: DeskPart = {
  asks: ['movement'],
  kinds,
  read,
  check: (view, _ask, orders) => check(tableOf(view), orders),
  options: (view) => options(tableOf(view)),
  remarks: (view, _ask, orders) => remarks(tableOf(view), orders),
  walk: (view, _ask, draft, orders) => walk(tableOf(view), draft, orders),
  suggest: (view) => suggestMoves(tableOf(view)),
}
