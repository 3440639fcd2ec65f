import { facilities, isFacility } from '../data/facilities.js'
import { isResource, resources } from '../data/resources.js'
import { seatName } from '../../../kit/seatName.js'
import type { BattleView, HexView } from '../view.js'

/** What a facility or a resource is called. */
export const thingTitle = (name: string): string =>
  isFacility(name) ? facilities[name].title : isResource(name) ? resources[name].title : name

export const listed = (items: readonly string[], none = '–'): string => (items.length === 0 ? none : items.join(', '))

const kinds: Readonly<Record<BattleView['kind'], string>> = {
  STANDARD: 'Fight for open ground',
  BATTLE: 'Battle',
  RAID: 'Raid',
  SABOTAGE: 'Sabotage',
  RECON: 'Meeting of recon forces',
}

/** A fight by its hex and its sides: `Battle at 3/6: A-CF1 against Blue (B)`. */
export const battleTitle = (view: HexView, { kind, at, sides }: BattleView): string => {
  const names = sides.map(({ force, seat }) => force ?? seatName(view, seat))
  return `${kinds[kind]} at ${at}: ${names.join(' against ')}`
}

/** The same for an order that names it. */
export const battleNamed = (view: HexView, id: string | undefined): string => {
  const battle = view.detail.battles.find((one) => one.id === id)
  return battle ? battleTitle(view, battle) : 'The fight'
}
