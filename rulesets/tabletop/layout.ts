import { z } from 'zod'
import { pool, sure, type Chance } from '../kit/chance.js'
import type { Json } from '../kit/json.js'
import { thrown } from './dice.js'
import { written, type Bound } from './procedure.js'
import * as groups from './messages/groups.generated.js'
import * as outcomes from './messages/outcomes.generated.js'
import * as words from './messages/procedures.generated.js'

/** How a system lays out a table by dice: so many pieces a quarter, what each is by two dice. */
export interface Layout {
  /** Pieces of each quarter: a number or dice. */
  readonly pieces: number | string
  /** Pieces on the whole table, at least. */
  readonly fewest: number
  /** Kinds of terrain by the sum of two dice, from 2 to 12. */
  readonly kinds: Readonly<Record<string, { readonly kind: string }>>
}

const group = groups.terrainAndHazards()
const input = z.strictObject({})
const sum = (numbers: readonly number[]): number => numbers.reduce((so, number) => so + number, 0)

/** One more in the quarter with fewest, the first of several, until there are enough (HX-471). */
const toppedUp = (counts: readonly number[], fewest: number): readonly number[] => {
  if (sum(counts) >= fewest) return counts
  const least = counts.indexOf(Math.min(...counts))
  return toppedUp(
    counts.map((count, quarter) => (quarter === least ? count + 1 : count)),
    fewest,
  )
}

const counted = ({ pieces, fewest }: Layout, name: string): Chance<readonly number[]> => {
  const quarter = (before: readonly number[]): Chance<readonly number[]> =>
    before.length === 4
      ? sure(toppedUp(before, fewest))
      : thrown(name, pieces).next((count) => quarter([...before, count]))
  return quarter([])
}

const kindOf = ({ kinds }: Layout, faces: readonly number[]): string => kinds[String(sum(faces))]?.kind ?? ''

const inQuarters = (kinds: readonly string[], counts: readonly number[]): Json =>
  counts.map((count, at) => {
    const from = sum(counts.slice(0, at))
    return kinds.slice(from, from + count)
  })

/** The whole table at once, then what its odds are made of. */
export const layoutProcedures = (ledger: readonly string[]): readonly Bound<Layout>[] => [
  written<Layout>()({
    ...{ id: 'tableTerrain', title: words.tableTerrain(), group, ledger, input },
    about: words.tableTerrainAbout(),
    output: { quarters: outcomes.quarters() },
    withoutOdds: words.tableTerrainWithoutOdds(),
    chance: (layout) =>
      counted(layout, 'tableTerrain.pieces.d6').next((counts) =>
        pool<readonly string[]>('tableTerrain.kind.2d6', sum(counts), [], (kinds, faces) => [
          ...kinds,
          kindOf(layout, faces),
        ]).next((kinds) => sure({ quarters: inQuarters(kinds, counts) })),
      ),
  }),
  written<Layout>()({
    ...{ id: 'terrainPieces', title: words.terrainPieces(), group, ledger, input },
    about: words.terrainPiecesAbout(),
    output: { pieces: outcomes.piecesByQuarter(), total: outcomes.onTheWholeTable() },
    chance: (layout) =>
      counted(layout, 'terrainPieces.d6').next((pieces) => sure({ pieces: [...pieces], total: sum(pieces) })),
  }),
  written<Layout>()({
    ...{ id: 'terrainKind', title: words.terrainKind(), group, ledger, input },
    about: words.terrainKindAbout(),
    output: { kind: outcomes.kind() },
    chance: (layout) =>
      pool('terrainKind.2d6', 1, '', (_, faces) => kindOf(layout, faces)).next((kind) => sure({ kind })),
  }),
]
