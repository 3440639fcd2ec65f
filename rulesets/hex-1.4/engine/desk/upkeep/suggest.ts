import type { OrderDraft } from '../../../../kit/orders.js'
import type { HexView } from '../../view/view.js'
import { accountOf } from '../../view/account.js'
import { tableOf } from '../../view/moveTable.js'
import { leavers } from '../movement/suggest.js'
import type { DeskPart } from '../part.js'
import { aimOf } from '../suggest/aim.js'
import { situationOf, type Situation } from '../suggest/situation.js'
import { bought, type Purse, type Wish } from './suggest/purse.js'
import { divided, merged } from './suggest/reform.js'
import { rosters } from './suggest/rosters.js'
import { support, uplink } from './suggest/specials.js'
import { claims, defended, guarded, manned, pickets, raised, restored, scouts, strengthened } from './suggest/troops.js'
import {
  airstrip,
  based,
  centre,
  fortified,
  garrisons,
  listening,
  perimeter,
  reactors,
  schools,
} from './suggest/works.js'

/** Nobody's hexes that lie beside own ones or one step further. */
const freeGround = (now: Situation): number =>
  now.cells.filter(
    (cell) =>
      now.isOpen(cell) &&
      now.context.neighbours(cell).some((near) => now.isOwn(near) || now.context.neighbours(near).some(now.isOwn)),
  ).length

const enoughGround = 4

const purseOf = (view: HexView): Purse => {
  const account = accountOf(view)
  const now = situationOf(view)
  return {
    ...{ account, now, aim: aimOf(now), leaving: leavers(tableOf(view)) },
    sites: account.hexes.filter(({ contested, ruined }) => !contested && !ruined),
    growing: freeGround(now) >= enoughGround,
  }
}

/** What is wanted, the most urgent first: as long as there is free ground forces that take it, then what holds and wins. */
const wishesOf = ({ growing }: Purse): readonly Wish[] => [
  ...[manned, claims, merged, divided, rosters, defended],
  ...(growing
    ? [raised, based, raised, scouts, guarded, airstrip]
    : [restored, scouts, pickets, guarded, garrisons, raised, based, raised, airstrip]),
  ...[pickets, restored, uplink, reactors, fortified, strengthened, listening, scouts, centre],
  ...[schools, perimeter, based, raised, support],
]

/** Fortresses manned, ground taken, losses replaced, armies raised as land and income bear them, then what else pays. */
export const suggestUpkeep: DeskPart['suggest'] = (view) => {
  const purse = purseOf(view)
  const start: readonly [Purse, readonly OrderDraft[]] = [purse, []]
  return wishesOf(purse).reduce(([left, kept], wish) => bought(left, kept, wish), start)[1]
}
