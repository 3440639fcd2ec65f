import { isFacility } from '../data/facilities.js'
import { isResource } from '../data/resources.js'
import { seatName } from '../../../kit/seatName.js'
import * as common from '../../messages/common.generated.js'
import type { BattleView, HexView } from './view.js'

/** What a facility or a resource is called. */
export const thingTitle = (name: string): string =>
  isFacility(name) ? common.facility({ which: name }) : isResource(name) ? common.resource({ which: name }) : name

export const listed = (items: readonly string[], none = '–'): string => (items.length === 0 ? none : items.join(', '))

/** A fight by its hex and its sides: `Battle at 3/6: A-CF1 against Blue (B)`. */
export const battleTitle = (view: HexView, { kind, at, sides }: BattleView): string => {
  const [first = '', second = ''] = sides.map(({ force, seat }) => force ?? seatName(view, seat))
  return common.battleTitle({ kind: common.battleKind({ kind }), at, first, second })
}

/** The same for an order that names it. */
export const battleNamed = (view: HexView, id: string | undefined): string => {
  const battle = view.detail.battles.find((one) => one.id === id)
  return battle ? battleTitle(view, battle) : common.theFight()
}
