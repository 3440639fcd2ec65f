import type { Json } from '../../kit/json.js'
import type { MapSpec, PieceSpec } from '../../kit/mapSpec.js'
import type { Sign } from '../../kit/looks.js'
import { armyTypes } from '../engine/data/armies.js'
import * as looks from '../messages/looks.generated.js'
import * as words from '../messages/maps.generated.js'
import * as ground from '../messages/terrain.generated.js'
import { valuesSchema, startSchema } from './schemas.js'

/** Kinds of features that a map may have (BG-058), with their signs. */
export const features = { cache: 'box', array: 'mast', crossing: 'bridge', works: 'wall' } as const satisfies Readonly<
  Record<string, Sign>
>

export type FeatureKind = keyof typeof features

export const isFeature = (kind: string): kind is FeatureKind => Object.hasOwn(features, kind)

const hidden: Json = { type: 'boolean', title: words.hidden(), description: words.hiddenAbout() }

const titles: Readonly<Record<FeatureKind, () => string>> = {
  cache: looks.cache,
  array: looks.array,
  crossing: looks.crossing,
  works: looks.worksMark,
}

const featureSpec = (id: FeatureKind): PieceSpec => ({
  id,
  title: titles[id](),
  about: words.featureAbout({ kind: id }),
  group: words.features(),
  sign: features[id],
  cells: { least: 1, most: 12, means: 'oneOf' },
  seat: 'none',
  count: { least: 0, most: 60 },
  name: 'required',
  hidden: { value: 'hidden' },
  shares: true,
  values: { type: 'object', properties: { hidden } },
  blank: { hidden: true },
})

const start: PieceSpec = {
  id: 'start',
  title: words.start(),
  about: words.startAbout(),
  group: words.starts(),
  sign: 'capital',
  cells: { least: 1, most: 40, means: 'oneOf' },
  seat: 'required',
  count: { least: 1, most: 1 },
  name: 'required',
  shares: false,
  values: startSchema,
}

const objective: PieceSpec = {
  id: 'objective',
  title: words.objective(),
  about: words.objectiveAbout(),
  group: words.objectives(),
  sign: 'flag',
  cells: { least: 1, most: 60, means: 'all' },
  seat: 'optional',
  count: { least: 0, most: 100 },
  name: 'optional',
  shares: true,
}

const relic: PieceSpec = {
  id: 'relic',
  title: looks.relic(),
  about: words.relicAbout(),
  group: words.features(),
  sign: 'star',
  cells: { least: 0, most: 12, means: 'oneOf' },
  seat: 'none',
  count: { least: 0, most: 30 },
  name: 'required',
  hidden: { value: 'hidden' },
  shares: true,
  values: {
    type: 'object',
    properties: {
      hidden,
      carrier: { type: 'string', maxLength: 3, title: words.carrier(), description: words.carrierAbout() },
    },
  },
  blank: { hidden: true },
}

/** What BOLTGUN's maps are made of (BG-050, BG-051, BG-058, BG-070). */
export const spec: MapSpec = {
  grid: 'square',
  width: { least: 6, most: 200 },
  height: { least: 6, most: 200 },
  players: { least: 2, most: 8 },
  cell: { one: looks.sector(), many: looks.sectors() },
  grounds: [
    { id: 'normal', title: ground.openGround(), look: 'open', symbol: '.', passable: true },
    { id: 'city', title: ground.city(), look: 'city', symbol: 'C', passable: true },
    { id: 'impassable', title: ground.impassable(), look: 'relief', symbol: '#', passable: false },
    { id: 'water', title: ground.water(), look: 'water', symbol: '~', passable: false },
  ],
  pieces: [start, objective, ...(Object.keys(features) as readonly FeatureKind[]).map(featureSpec), relic],
  lateStarts: true,
  subtitle: { title: words.army(), options: armyTypes },
  values: valuesSchema,
  blank: { levels: [[16, 14, 12, 10]] },
}
