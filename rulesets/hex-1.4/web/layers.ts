import type { MapLayer } from '../../kit/looks.js'
import { facilities } from '../engine/data/facilities.js'
import { hazards } from '../engine/data/hazards.js'
import { resources } from '../engine/data/resources.js'
import { hexesOf } from '../engine/view/hexes.js'
import type { HexCell, HexView } from '../engine/view.js'

type Cell<Key extends string> = Omit<MapLayer<Key>['cells'][number], 'at'>

const cellsOf = <Key extends string>(view: HexView, tell: (hex: HexCell) => Cell<Key> | null): MapLayer<Key>['cells'] =>
  hexesOf(view.detail).flatMap((hex) => {
    const told = tell(hex)
    return told ? [{ at: hex.at, ...told }] : []
  })

/** A figure that was true in another turn carries a question mark. */
const dated = (text: string, asOf: number | null, turn: number): string =>
  asOf !== null && asOf < turn ? `${text}?` : text

type Supply = 'base' | 'rich' | 'hub' | 'prize'

/** HX-071 … HX-074: of hexes that are not one's own only the resources are known. */
const supplyOf = (hex: HexCell, turn: number): Cell<Supply> | null => {
  if (hex.yield !== null)
    return { key: hex.yield >= 5 ? 'hub' : hex.yield > 1 ? 'rich' : 'base', text: String(hex.yield) }
  const { features } = hex
  if (!features || hex.ruined) return null
  const found = features.resources.reduce((sum, name) => {
    const { yield: more, once } = resources[name]
    return once && features.exhausted ? sum : sum + more
  }, 0)
  return found === 0 ? null : { key: 'prize', text: dated(`+${String(found)}`, features.asOf, turn) }
}

const supply = (view: HexView): MapLayer<Supply> => ({
  id: 'supply',
  title: 'RP a turn',
  on: false,
  legend: {
    base: 'Own, 1 RP or none',
    rich: 'Own, 2 to 4 RP',
    hub: 'Own, 5 RP or more',
    prize: 'Not own: RP of its known resources',
  },
  cells: cellsOf(view, (hex) => supplyOf(hex, view.turn)),
})

/** HX-502. */
const contact = (view: HexView): MapLayer<'yes' | 'no'> => ({
  id: 'contact',
  title: 'Contact',
  on: false,
  legend: { yes: 'Enemy troops stand there', no: 'Watched: no enemy troops' },
  cells: cellsOf(view, ({ contact: met }) => (met === null ? null : { key: met ? 'yes' : 'no' })),
})

const short = (title: string): string =>
  title
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()

const built = (view: HexView): MapLayer<'now' | 'then'> => ({
  id: 'facilities',
  title: 'Facilities',
  on: false,
  legend: { now: 'Facilities, seen now', then: 'Facilities, as last seen' },
  cells: cellsOf(view, ({ facilities: names, asOf }) =>
    names && names.length > 0
      ? {
          key: asOf === null || asOf === view.turn ? 'now' : 'then',
          text: names.map((name) => short(facilities[name].title)).join(' '),
        }
      : null,
  ),
})

/** HX-500: what is under the ground, and where somebody has been. */
const features = (view: HexView): MapLayer<'resource' | 'hazard' | 'both' | 'none' | 'explored'> => ({
  id: 'features',
  title: 'Features and exploration',
  on: false,
  legend: {
    resource: 'Resources',
    hazard: 'Hazards',
    both: 'Resources and hazards',
    none: 'Explored, nothing there',
    explored: 'Explored, not by you',
  },
  cells: cellsOf(view, ({ features: found, explored }) => {
    if (!found) return explored ? { key: 'explored' } : null
    const [rich, bad] = [found.resources.length > 0, found.hazards.length > 0]
    const key = rich && bad ? 'both' : rich ? 'resource' : bad ? 'hazard' : 'none'
    const names = [
      ...found.resources.map((name) => resources[name].title),
      ...found.hazards.map((name) => hazards[name].title),
    ]
    return { key, ...(names.length > 0 && { text: dated(names.map(short).join(' '), found.asOf, view.turn) }) }
  }),
})

/** What can be laid over the map; who owns what lies there always. */
export const layersOf = (view: HexView): readonly MapLayer[] => [
  supply(view),
  contact(view),
  features(view),
  built(view),
]
