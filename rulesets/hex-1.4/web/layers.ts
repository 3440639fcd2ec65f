import type { MapLayer } from '../../kit/looks.js'
import { resources } from '../engine/data/resources.js'
import { hexesOf } from '../engine/view/hexes.js'
import type { HexCell, HexView } from '../engine/view/view.js'
import * as common from '../messages/common.generated.js'
import * as looks from '../messages/looks.generated.js'

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
  title: looks.supply(),
  on: false,
  legend: {
    base: looks.supplyKey({ key: 'base' }),
    rich: looks.supplyKey({ key: 'rich' }),
    hub: looks.supplyKey({ key: 'hub' }),
    prize: looks.supplyKey({ key: 'prize' }),
  },
  cells: cellsOf(view, (hex) => supplyOf(hex, view.turn)),
})

/** HX-502. */
const contact = (view: HexView): MapLayer<'yes' | 'no'> => ({
  id: 'contact',
  title: looks.enemies(),
  on: false,
  legend: {
    yes: looks.enemiesKey({ key: 'yes' }),
    no: looks.enemiesKey({ key: 'no' }),
  },
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
  title: looks.facilities(),
  on: false,
  legend: {
    now: looks.facilitiesKey({ key: 'now' }),
    then: looks.facilitiesKey({ key: 'then' }),
  },
  cells: cellsOf(view, ({ facilities: names, asOf }) =>
    names && names.length > 0
      ? {
          key: asOf === null || asOf === view.turn ? 'now' : 'then',
          text: names.map((name) => short(common.facility({ which: name }))).join(' '),
        }
      : null,
  ),
})

/** HX-500: what is under the ground, and where somebody has been. */
const features = (view: HexView): MapLayer<'resource' | 'hazard' | 'both' | 'none' | 'explored'> => ({
  id: 'features',
  title: looks.features(),
  on: false,
  legend: {
    resource: looks.featuresKey({ key: 'resource' }),
    hazard: looks.featuresKey({ key: 'hazard' }),
    both: looks.featuresKey({ key: 'both' }),
    none: looks.featuresKey({ key: 'none' }),
    explored: looks.featuresKey({ key: 'explored' }),
  },
  cells: cellsOf(view, ({ features: found, explored }) => {
    if (!found) return explored ? { key: 'explored' } : null
    const [rich, bad] = [found.resources.length > 0, found.hazards.length > 0]
    const key = rich && bad ? 'both' : rich ? 'resource' : bad ? 'hazard' : 'none'
    const names = [
      ...found.resources.map((name) => common.resource({ which: name })),
      ...found.hazards.map((name) => common.hazard({ which: name })),
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
