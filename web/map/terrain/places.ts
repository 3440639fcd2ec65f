import type { Grid } from '@muster/rulesets/kit/grid.js'
import { fnv1a } from '@muster/rulesets/kit/hash.js'
import { once } from '@muster/rulesets/kit/memo.js'
import { drawsFrom, mulberry32 } from '@muster/rulesets/kit/seeded.js'
import * as words from '../../messages/map.generated.js'
import type { WantedText } from '../labels/sheet.js'
import type { Ground } from '../reading.js'
import { countryOf } from './country.js'
import { clustersOf } from './rivers.js'

const starts = [
  'Kar',
  'Vel',
  'Os',
  'Mar',
  'Drun',
  'Hal',
  'Bre',
  'Tor',
  'Sel',
  'Ash',
  'Win',
  'Gor',
  'Lin',
  'Ner',
  'Ral',
  'Eld',
  'Fen',
  'Cor',
  'Thal',
  'Ulm',
] as const
const ends = ['burg', 'stad', 'wick', 'ford', 'holm', 'den', 'gate', 'by', 'mark', 'haven', 'ow', 'sted'] as const

type Kind = 'town' | 'relief' | 'water'

interface Place {
  readonly kind: Kind
  readonly name: string
  readonly cells: readonly number[]
}

const found = ({ grid, kinds }: Ground): readonly Omit<Place, 'name'>[] => {
  const { villages, hills } = countryOf(grid, kinds)
  const of = (kind: Kind, least: number, inside: (cell: number) => boolean) =>
    clustersOf(grid, inside)
      .filter((cells) => cells.length >= least)
      .map((cells) => ({ kind, cells }))
  return [
    ...of('town', 1, (cell) => kinds[cell] === 'city'),
    ...villages.map((cell) => ({ kind: 'town' as const, cells: [cell] })),
    ...of('relief', 4, (cell) => kinds[cell] === 'relief'),
    ...of('relief', 3, (cell) => hills.has(cell)),
    ...of('water', 2, (cell) => kinds[cell] === 'water'),
  ]
}

/** Names of a board's places, made of its ground alone: everybody speaks of the same towns. */
const placesOf = once((ground: Ground): readonly Place[] => {
  const { pick } = drawsFrom(mulberry32(fnv1a(`places ${String(ground.grid.width)} ${ground.kinds.join('')}`)))
  const taken = new Set<string>()
  return found(ground).flatMap((place) => {
    for (let tries = 0; tries < 8; tries += 1) {
      const name = pick(starts) + pick(ends)
      if (taken.has(name)) continue
      taken.add(name)
      return [{ ...place, name }]
    }
    return []
  })
})

const meanOf = (grid: Grid, cells: readonly number[]): { readonly x: number; readonly y: number } => ({
  x: cells.reduce((sum, cell) => sum + grid.centre(cell).x, 0) / cells.length,
  y: cells.reduce((sum, cell) => sum + grid.centre(cell).y, 0) / cells.length,
})

/** Pixels a cell from which places are named, and most of them on one map. */
const [lettered, most] = [18, 60]

/** Names that somebody has given, over their cells. */
const givenTexts = ({ grid }: Ground, names: NonNullable<Ground['names']>): readonly WantedText[] =>
  names.map(({ at, text }) => {
    const { x, y } = grid.centre(at)
    return {
      ...{ key: `place ${String(at)} ${text}`, kind: 'place', of: 'town', early: true },
      line: { text: text.toUpperCase(), x: 0, y: 0, size: 10.5, anchor: 'middle', spacing: 1.2 } as const,
      places: [
        { x, y: y + 0.62 },
        { x, y, dy: 4 },
        { x, y: y - 0.62, dy: 8 },
      ],
    }
  })

/** Names in the spaced capitals of survey sheets; they give way to everything else. */
export const placeTexts = (ground: Ground, k: number): readonly WantedText[] =>
  k < lettered
    ? []
    : ground.names
      ? givenTexts(ground, ground.names)
      : placesOf(ground)
          .slice(0, most)
          .map(({ kind, name, cells }) => {
            const text = words.place({ kind, name }).toUpperCase()
            const size = kind === 'town' ? 10.5 : 10
            const { x, y } = meanOf(ground.grid, cells)
            const reach = cells.length > 2 ? 0.95 : 0.62
            return {
              ...{ key: `place ${name}`, kind: 'place', of: kind, early: false },
              line: { text, x: 0, y: 0, size, anchor: 'middle', spacing: kind === 'town' ? 1.2 : 2.2 } as const,
              places: [
                { x, y: y + reach },
                { x, y, dy: 4 },
                { x, y: y - reach, dy: 8 },
                { x: x + 0.7, y: y + 0.3 },
                { x: x - 0.7, y: y + 0.3 },
              ],
            }
          })
