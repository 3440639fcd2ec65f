/** A world for the plain reading: hexes and forces by name, nothing of the engine's. */
export interface Piece {
  readonly id: string
  readonly seat: string
  readonly kind: 'CF' | 'OF'
  readonly points: number
  readonly at: string
  /** Hexes that it is ordered through. */
  readonly path: readonly string[]
}

/** A recon force under orders. */
export interface Scout {
  readonly id: string
  readonly seat: string
  readonly at: string
  readonly path: readonly string[]
  readonly reroll?: readonly number[]
}

export interface World {
  readonly rows: number
  readonly columns: number
  readonly seats: readonly string[]
  /** Hex → who controls it. */
  readonly owners: Readonly<Record<string, string>>
  /** Hexes with a Garrison. */
  readonly garrisons: readonly string[]
  readonly pieces: readonly Piece[]
  readonly mostDetachments: number
  readonly overrun: boolean
  /** Seat → airstrips, and seats with a Recon Centre. */
  readonly airstrips: Readonly<Record<string, number>>
  readonly centres: readonly string[]
  readonly outsideIsExtra: boolean
  readonly rollsOnlyWhereHeld: boolean
  readonly meetInOwned: boolean
}

/** What is left of a world when all have moved. */
export interface Outcome {
  readonly at: Readonly<Record<string, string>>
  readonly owners: Readonly<Record<string, string>>
  readonly contested: readonly string[]
  /** `hex>hex`: whose garrison reacts for which. */
  readonly reactions: readonly string[]
}

const parts = (hex: string): readonly [number, number] => {
  const [v = 0, h = 0] = hex.split('/').map(Number)
  return [v, h]
}

/** HX-012, as printed: odd rows reach H−1 and H above and below, even rows H and H+1. */
export const besides = ({ rows, columns }: Pick<World, 'rows' | 'columns'>, hex: string): readonly string[] => {
  const [v, h] = parts(hex)
  const shift = v % 2 === 1 ? -1 : 0
  return [
    [v, h - 1],
    [v, h + 1],
    [v - 1, h + shift],
    [v - 1, h + shift + 1],
    [v + 1, h + shift],
    [v + 1, h + shift + 1],
  ]
    .filter(([a = 0, b = 0]) => a >= 1 && a <= rows && b >= 1 && b <= columns)
    .map(([a, b]) => `${String(a)}/${String(b)}`)
}

export const inOrder = (a: string, b: string): number => {
  const [[av, ah], [bv, bh]] = [parts(a), parts(b)]
  return av - bv || ah - bh
}
