import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import { unpackLayer, type CellLayer } from '@muster/rulesets/kit/packed.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/places.generated.js'
import type { Printed } from '../../map/index.js'
import { holdingOf } from '../../map/reading.js'

const compass = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const
export type Direction = (typeof compass)[number]

/** Where a cell lies as seen from another; null from itself. */
export const directionOf = (grid: Grid, from: number, to: number): Direction | null => {
  if (from === to) return null
  const [a, b] = [grid.centre(from), grid.centre(to)]
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4))
  return compass[(eighth + 8) % 8] ?? null
}

const layerOf = (layers: readonly CellLayer[], key: string): readonly string[] => {
  const found = layers.find((layer) => layer.key === key)
  return found ? unpackLayer(found) : []
}

/** What cells are called as seen from a piece: `north-east, 2,2, Ford, town, yours`. */
export const placeNames = (
  view: GameView,
  { looks, names }: { readonly looks: TerrainLooks; readonly names: Printed['names'] },
  from: string,
): ((cell: string) => string) => {
  const grid = gridOf(view.board)
  const [terrain, owners] = [layerOf(view.board.layers, 'terrain'), layerOf(view.cells, 'owner')]
  const own = view.viewer.kind === 'seat' ? view.viewer.seat : null
  const start = grid.at(from)
  const way = (cell: number): readonly string[] => {
    const direction = start === null ? null : directionOf(grid, start, cell)
    if (start === null || direction === null) return []
    const steps = grid.distance(start, cell)
    return [words.direction({ direction }), ...(steps > 1 ? [words.away({ steps })] : [])]
  }
  const held = (cell: number): readonly string[] => {
    const { seats, disputed } = holdingOf(owners[cell] ?? '')
    if (disputed) return [words.disputed()]
    return seats.map((seat) => (seat === own ? words.yours() : words.heldBy({ seat })))
  }
  return (name) => {
    const cell = grid.at(name)
    if (cell === null) return name
    const [first, ...away] = way(cell)
    const ground = looks[terrain[cell] ?? '']?.name.toLowerCase()
    const there = view.contacts.some(({ at }) => at === name) ? [words.enemy()] : []
    const called = names.filter(({ at }) => at === cell).map(({ text }) => text)
    return [
      ...(first ? [first] : []),
      name,
      ...called,
      ...away,
      ...(ground ? [ground] : []),
      ...held(cell),
      ...there,
    ].join(', ')
  }
}
