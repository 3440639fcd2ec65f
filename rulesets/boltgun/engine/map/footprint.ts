import type { Cell } from '../../../kit/grid.js'
import type { Json } from '../../../kit/json.js'
import { keeping } from '../../../kit/memo.js'
import type { ArmyRule } from '../data/armyRules.js'
import { record } from '../record.js'
import type { Settings } from '../settings/settings.js'

/** Steps of column and row from the sector where the banner stands, row by row. */
export type Offsets = readonly (readonly [dx: number, dy: number])[]

/** A banner's ranges (BG-095): each counts everything out to it, the banner's own sector too. */
export interface Ranges {
  readonly battle: Offsets
  /** Where intelligence comes from without a search; empty where Battlelust gives it up. */
  readonly recon: Offsets
  /** What a search covers: the normal footprint with Wots a Recon?, which finds features alone (BG-324). */
  readonly search: Offsets
  /** Where a search finds banners. */
  readonly searchForBanners: Offsets
}

const square = (radius: number): Offsets =>
  Array.from({ length: (2 * radius + 1) ** 2 }, (_, index) => [
    (index % (2 * radius + 1)) - radius,
    Math.floor(index / (2 * radius + 1)) - radius,
  ])

const distinct = (offsets: Offsets): Offsets[number][] => [
  ...new Map(offsets.map((offset) => [String(offset), offset])).values(),
]

const byRow = ([ax, ay]: Offsets[number], [bx, by]: Offsets[number]): number => ay - by || ax - bx

/** A mask drawn as rows of text around its middle, widened by `bonus` sectors; null where none is drawn. */
const drawn = (mask: Json | undefined, bonus: number): Offsets | null => {
  if (!Array.isArray(mask)) return null
  const rows = mask.map(String)
  const [across, down] = [Math.floor((rows[0]?.length ?? 1) / 2), Math.floor(rows.length / 2)]
  const marked: Offsets = rows.flatMap((row, y) =>
    Array.from(row).flatMap((mark, x) => (mark === 'x' ? [[x - across, y - down] as const] : [])),
  )
  const wide = marked.flatMap(([x, y]) => square(bonus).map(([dx, dy]) => [x + dx, y + dy] as const))
  return distinct(wide).sort(byRow)
}

/** The sectors of one range in the campaign's metric. */
const shape = (settings: Settings, range: 'battle' | 'recon' | 'search', bonus: number): Offsets => {
  const radius = settings[`footprint.${range}`] + bonus
  switch (settings['footprint.metric']) {
    case 'diamond':
      return square(radius).filter(([dx, dy]) => Math.abs(dx) + Math.abs(dy) <= radius)
    case 'plus':
      return square(radius).filter(([dx, dy]) => dx === 0 || dy === 0)
    case 'custom':
      return drawn(record(settings['footprint.masks'])?.[range], bonus) ?? square(radius)
    case 'square':
      return square(radius)
  }
}

const derive = (settings: Settings, army: readonly ArmyRule[]): Ranges => {
  const superior = army.includes('SUPERIOR_INTELLIGENCE')
  const footprint = shape(settings, 'recon', superior ? 1 : 0)
  const search = shape(settings, 'search', superior ? settings['superior_intel.search_bonus'] : 0)
  const lust = army.includes('BATTLELUST')
  const wots = army.includes('WOTS_A_RECON')
  return {
    battle: lust ? footprint : shape(settings, 'battle', 0),
    recon: lust && !settings['battlelust.keeps_recon'] ? [] : footprint,
    search: wots ? footprint : search,
    searchForBanners: wots ? [] : search,
  }
}

const known = keeping<Ranges>()

/** Ranges of a player's banners: the settings' shapes as his army rules change them (BG-305, BG-311, BG-324). */
export const rangesOf = (settings: Settings, army: readonly ArmyRule[]): Ranges =>
  known(settings, army.join(), [], () => derive(settings, army))

export interface Field {
  readonly width: number
  readonly height: number
  readonly passable: (cell: Cell) => boolean
  /** Kept for a late starter: ranges cover it, and no banner enters. */
  readonly closed?: (cell: Cell) => boolean
}

/** Whether a banner may go there at all. */
export const isOpen = ({ passable, closed }: Field, cell: Cell): boolean => passable(cell) && closed?.(cell) !== true

/** Sectors to the farthest of a range. */
export const reachOf = (range: Offsets): number =>
  range.reduce((most, [dx, dy]) => Math.max(most, Math.abs(dx), Math.abs(dy)), 0)

/** Effective region: sectors on the map under a range, impassable ones left out (BG-055), in row order. */
export const regionOf = (field: Field, at: Cell, range: Offsets): readonly Cell[] => {
  const { width, height, passable } = field
  const [x0, y0] = [at % width, Math.floor(at / width)]
  const cells: Cell[] = []
  for (const [dx, dy] of range) {
    const x = x0 + dx
    const y = y0 + dy
    if (x >= 0 && y >= 0 && x < width && y < height && passable(y * width + x)) cells.push(y * width + x)
  }
  return cells
}
