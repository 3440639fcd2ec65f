import type { Cell } from '../../../../kit/grid.js'
import { keeping } from '../../../../kit/memo.js'
import type { Table } from '../../view/table.js'
import type { Situation } from './situation.js'

/** Turns after which those who look for something go on to the next places. */
const stay = 7

const nearestOpen = ({ grid, ground }: Table, centre: Cell, within: number): Cell | null => {
  for (let radius = 0; radius <= within; radius += 1) {
    const found = grid.ring(centre, radius).find(ground.field.passable)
    if (found !== undefined) return found
  }
  return null
}

const placed = ({ table, search }: Situation): readonly Cell[] => {
  const { grid } = table
  const wide = 2 * search + 1
  const middle = Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2)
  const lines = (length: number): readonly number[] => {
    const count = Math.max(1, Math.ceil(length / wide))
    return Array.from({ length: count }, (_, at) => Math.min(length - 1, Math.floor(((at + 0.5) * length) / count)))
  }
  const centres = lines(grid.height).flatMap((y) => lines(grid.width).map((x) => y * grid.width + x))
  const open = centres.flatMap((centre) => nearestOpen(table, centre, search) ?? [])
  return open.sort((a, b) => grid.distance(a, middle) - grid.distance(b, middle) || a - b)
}

const known = keeping<readonly Cell[]>()

/** Places from which searches cover the map, the middle first. */
const stations = (situation: Situation): readonly Cell[] =>
  known(situation.table.ground.field, String(situation.search), [], () => placed(situation))

/** Where so many searchers belong this turn: they work through the map together, some turns at each place. */
export const stationsNow = (situation: Situation, searchers: number): readonly Cell[] => {
  const all = stations(situation)
  const count = Math.min(searchers, all.length)
  const first = Math.floor((situation.turn - 1) / stay) * count
  return Array.from({ length: count }, (_, at) => all[(first + at) % all.length] ?? 0)
}
