import type { Point } from '@muster/rulesets/kit/grid.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { once } from '@muster/rulesets/kit/memo.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { loopsAround } from './outline.js'
import { type Ground, type Holding, isFogged, type Reading } from './reading.js'

/** Closed lines of an SVG path, in cells. */
type Path = string

const figure = (value: number): string => String(Math.round(value * 100) / 100)

const turns = (before: Point, here: Point, after: Point): boolean =>
  Math.abs((here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)) > 0.001

/** Without the corners that a straight line runs through. */
const straightened = (loop: readonly Point[]): readonly Point[] =>
  loop.filter((here, at) => turns(loop.at(at - 1) ?? here, here, loop[(at + 1) % loop.length] ?? here))

const pathOf = (loops: readonly (readonly Point[])[]): Path =>
  loops
    .map(
      (loop) =>
        `M${straightened(loop)
          .map(({ x, y }) => `${figure(x)} ${figure(y)}`)
          .join('L')}Z`,
    )
    .join('')

interface KindPath {
  readonly kind: GroundKind
  readonly path: Path
}

/** The ground in flat tones, kind by kind; open ground is the sheet itself. */
export const groundPaths = once(
  ({ grid, kinds }: Ground): { readonly sheet: Path; readonly kinds: readonly KindPath[] } => ({
    sheet: pathOf(loopsAround(grid, () => true)),
    kinds: [...new Set(kinds)]
      .filter((kind) => kind !== 'open')
      .sort()
      .map((kind) => ({ kind, path: pathOf(loopsAround(grid, (cell) => kinds[cell] === kind)) })),
  }),
)

export interface HeldPath extends Holding {
  readonly path: Path
}

/** What a view changes of a small map: who holds what, and what is out of sight. */
export const turnPaths = (reading: Reading): { readonly held: readonly HeldPath[]; readonly fog: Path } => {
  const { grid, holdings } = reading
  const distinct = [...new Set(holdings)].filter(({ seats, disputed }) => disputed || seats.length > 0)
  return {
    held: distinct.map((holding) => ({
      ...holding,
      path: pathOf(loopsAround(grid, (cell) => holdings[cell] === holding)),
    })),
    fog: pathOf(loopsAround(grid, (cell) => isFogged(reading, cell))),
  }
}

export interface Dot extends Point {
  readonly seat: string | null
}

/** Where pieces stand, as far as the view shows: one dot for all that a side has in a cell, of enemies only what was seen this turn. */
export const dotsOf = ({ grid }: Reading, { pieces, contacts, turn }: GameView): readonly Dot[] => {
  const standing = [...pieces, ...contacts.filter(({ asOf }) => asOf === turn)]
  const distinct = new Map(standing.map(({ at, seat }) => [`${at} ${seat ?? ''}`, { at, seat }]))
  return [...distinct.values()].flatMap(({ at, seat }) => {
    const cell = grid.at(at)
    return cell === null ? [] : [{ ...grid.centre(cell), seat }]
  })
}

interface Tone {
  /** Custom property with the colour. */
  readonly token: string
  readonly opacity: number
}

/** Flat tones of the ground, for maps too small for strokes. */
export const tones: Readonly<Record<GroundKind, Tone>> = {
  open: { token: '--map-ground', opacity: 1 },
  waste: { token: '--map-relief', opacity: 0.12 },
  relief: { token: '--map-relief', opacity: 0.4 },
  city: { token: '--map-city', opacity: 0.35 },
  water: { token: '--map-water', opacity: 0.4 },
  wood: { token: '--map-wood', opacity: 0.35 },
}
