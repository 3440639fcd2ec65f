import type { MapProblem, MapSpec } from '../kit/mapSpec.js'
import type { Result } from '../kit/result.js'
import type { ScenarioFile } from '../kit/scenarioFile.js'
import { blankFile } from './blankFile.js'
import { type Fields, isFields, numberOf, refuse } from './check.js'
import * as words from './messages/universalVtt.generated.js'
import { jsonOf, reading } from './readFile.js'

/** What is taken of a Universal VTT file (`.dd2vtt`, `.df2vtt`, `.uvtt`): its picture and the grid over it. Walls, doors and lights are for miniatures. */
export interface TableMap {
  /** Squares; the last may be cut off. */
  readonly width: number
  readonly height: number
  /** Base64. */
  readonly image: string
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** Characters of a file, of which the picture is almost all. */
export const mostOfTable = 40_000_000

const most = 1_000

/** How each kind of picture begins, in Base64. */
const beginnings = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['UklGR', 'image/webp'],
] as const

export const isUniversalVtt = (value: unknown): value is Fields =>
  isFields(value) && isFields(value['resolution']) && 'image' in value

const pairOf = (value: unknown, where: string, least: number, largest: number): readonly [number, number] => {
  if (!isFields(value)) return refuse(words.noSize({ where }))
  const [x, y] = (['x', 'y'] as const).map((side) => numberOf(least, largest)(value[side], `${where}.${side}`))
  return [x ?? 0, y ?? 0]
}

const tableMapIn = (value: Fields): TableMap => {
  const { map_size: size } = value['resolution'] as Fields
  const [width, height] = pairOf(size, 'resolution.map_size', 1, most)
  const image = value['image']
  const found = typeof image === 'string' && beginnings.find(([start]) => image.startsWith(start))
  if (typeof image !== 'string' || !found || !/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return refuse(words.noPicture())
  return { width, height, image, type: found[1] }
}

/** A Universal VTT file as its text; null: it is none. */
export const readTableMap = (text: string): Result<TableMap | null, readonly MapProblem[]> =>
  reading(() => {
    const value = jsonOf(text, mostOfTable)
    return isUniversalVtt(value) ? tableMapIn(value) : null
  })

/** Rows of hexes lie closer than rows of squares. */
const rowsIn = { square: 1, hex: Math.sqrt(3) / 2 }

/** A cell for each square across; the picture covers them from the corner in the north-west. */
export const cellsOfTable = (
  grid: MapSpec['grid'],
  { width, height }: Pick<TableMap, 'width' | 'height'>,
): Pick<ScenarioFile['grid'], 'width' | 'height'> => ({
  width: Math.round(width),
  height: Math.round(height / rowsIn[grid]),
})

/** A map on which nothing lies but the picture. */
export const fromUniversalVtt = (rulesetId: string, spec: MapSpec, value: Fields): ScenarioFile => {
  const { type, image, width, height } = tableMapIn(value)
  const blank = blankFile(rulesetId, spec, {
    ...cellsOfTable(spec.grid, { width, height }),
    ...{ players: spec.players.least, title: words.title(), seatTitle: (place) => words.side({ place }) },
  })
  return { ...blank, picture: { data: `data:${type};base64,${image}`, x: 0, y: 0, width, height } }
}
