import type { Cell } from '../../../kit/grid.js'
import { hexGrid } from '../../../kit/hex.js'
import type { CellName } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { packLayer, unpackRow } from '../../../kit/packed.js'
import type { HexCell, HexDetail, HexKind, PackedHexes } from './view.js'

/** Hexes of which nothing is known. */
const blank = '.'
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A symbol for each of any number of kinds: letters, then Latin ones beyond the alphabet, then Han characters. */
const symbolOf = (index: number): string =>
  letters[index] ?? String.fromCodePoint(index < 388 ? 0x100 + index - letters.length : 0x4e00 + index)

interface Frame {
  readonly rows: number
  readonly columns: number
}

/** What is known of the hexes, told once for all hexes of which the same is known, and which of them is which as packed rows. */
export const packHexes = (
  { rows, columns }: Frame,
  cellOf: (name: string) => Cell | null,
  hexes: readonly HexCell[],
): PackedHexes => {
  const kinds = new Map<string, HexKind>()
  const symbols = new Array<string>(rows * columns).fill(blank)
  for (const { at, ...known } of hexes) {
    const text = JSON.stringify(known)
    const kind = kinds.get(text) ?? { symbol: symbolOf(kinds.size), ...known }
    kinds.set(text, kind)
    symbols[cellOf(at) ?? -1] = kind.symbol
  }
  return { kinds: [...kinds.values()], rows: packLayer('hexes', {}, columns, symbols).rows }
}

/** The inverse of `packHexes`, hexes of which nothing is known left out. */
const unpack = ({ kinds, rows }: PackedHexes, name: (cell: Cell) => CellName): readonly HexCell[] => {
  const known = new Map(kinds.map(({ symbol, ...kind }) => [symbol, kind]))
  return rows
    .flatMap((row) => [...unpackRow(row)])
    .flatMap((symbol, cell): readonly HexCell[] => {
      const kind = known.get(symbol)
      return kind ? [{ at: name(cell), ...kind }] : []
    })
}

/** Briefings of shape 1, which wars hold that ran before, list the hexes one by one. */
const isList = (hexes: PackedHexes | readonly HexCell[]): hexes is readonly HexCell[] => Array.isArray(hexes)

/** The hexes of which a view tells anything, in order: unpacked once a view. */
export const hexesOf: (
  detail: Pick<HexDetail, 'rows' | 'columns'> & { readonly hexes: PackedHexes | readonly HexCell[] },
) => readonly HexCell[] = once(({ rows, columns, hexes }) =>
  isList(hexes) ? hexes : unpack(hexes, hexGrid(columns, rows).name),
)
