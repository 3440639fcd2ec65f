import type { Sign } from '../../kit/looks.js'
import type { MapSpec, PieceSpec } from '../../kit/mapSpec.js'
import { hazards, type Hazard } from '../engine/data/hazards.js'
import { resources, type Resource } from '../engine/data/resources.js'
import * as common from '../messages/common.generated.js'
import * as looks from '../messages/looks.generated.js'
import * as words from '../messages/maps.generated.js'
import * as names from '../messages/terrain.generated.js'
import { resourceSigns } from './signs.js'

/** What a hex holds: on one hex everybody knows it; on several the dice choose, and nobody knows before somebody comes there. */
const feature = (id: Resource | Hazard, title: string, group: string, sign: Sign): PieceSpec => ({
  ...{ id, title, about: words.featureAbout(), group, sign },
  cells: { least: 1, most: 20, means: 'oneOf' },
  seat: 'none',
  count: { least: 0, most: 300 },
  name: 'none',
  hidden: 'onSeveral',
  ground: ['plain'],
  shares: false,
})

const start: PieceSpec = {
  id: 'start',
  title: words.start(),
  about: words.startAbout(),
  group: words.starts(),
  sign: 'capital',
  cells: { least: 1, most: 20, means: 'oneOf' },
  seat: 'required',
  count: { least: 0, most: 1 },
  name: 'none',
  ground: ['plain'],
  shares: false,
}

/** What maps of the hex campaign are made of (HX-011, HX-014, HX-015, HX-440). */
export const spec: MapSpec = {
  grid: 'hex',
  width: { least: 3, most: 100 },
  height: { least: 3, most: 100 },
  players: { least: 2, most: 8 },
  cell: { one: looks.hex(), many: looks.hexes() },
  grounds: [
    { id: 'plain', title: names.ground({ ground: 'plain' }), look: 'open', symbol: '.', passable: true },
    { id: 'ruined', title: names.ground({ ground: 'ruined' }), look: 'waste', symbol: 'x', passable: true },
  ],
  pieces: [
    start,
    ...(Object.keys(resources) as readonly Resource[]).map((which) =>
      feature(which, common.resource({ which }), words.resources(), resourceSigns[which]),
    ),
    ...(Object.keys(hazards) as readonly Hazard[]).map((which) =>
      feature(which, common.hazard({ which }), words.hazards(), 'danger'),
    ),
  ],
  subtitle: { title: words.army(), options: null },
}
