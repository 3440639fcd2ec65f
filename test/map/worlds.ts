import { cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'

const side = 100

/** A small linear congruential generator: the same map in every run. */
const seeded = (seed: number): (() => number) => {
  let at = seed
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return at / 2 ** 32
  }
}

/** Hills in ranges, woods, towns, water: ground of all kinds in stretches, as real maps have it. */
const groundOf = (legend: readonly string[]): readonly string[] => {
  const waves = Array.from({ length: 6 }, (_, at) => seeded(at + 1)).map((next) => [next(), next(), next()] as const)
  return Array.from({ length: side * side }, (_, cell) => {
    const [x, y] = [cell % side, Math.floor(cell / side)]
    const height = waves.reduce(
      (sum, [a, b, c]) => sum + Math.sin(x * (0.1 + 0.3 * a) + y * (0.1 + 0.3 * b) + 6 * c),
      0,
    )
    return legend[Math.abs(Math.floor(height * 1.5)) % legend.length] ?? ''
  })
}

/** A campaign's answer with a board of 100 × 100 cells in place of its own, holdings, fog, and pieces all over it. */
export const enlarged = (campaign: { board: Board; briefing: { view: Omit<GameView, 'board'> } | null }): void => {
  const { board, briefing } = campaign
  const terrain = board.layers.find(({ key }) => key === 'terrain')
  const values = [...new Set(Object.values(terrain?.legend ?? {}))]
  const symbols = [...'abcdefghijklmnopqrstuvwxyz']
  const coded = (key: string, kinds: readonly string[], cells: readonly string[]) => {
    const codes = new Map(kinds.map((kind, at) => [kind, symbols[at] ?? '?']))
    const legend = Object.fromEntries([...codes].map(([kind, code]) => [code, kind]))
    return packLayer(
      key,
      legend,
      side,
      cells.map((kind) => codes.get(kind) ?? '?'),
    )
  }
  const ground = groundOf(values)
  campaign.board = { ...board, width: side, height: side, layers: [coded('terrain', values, ground)] }
  if (!briefing) return
  const sights = Array.from({ length: side * side }, (_, cell) => ((cell % side) % 25 < 18 ? 'own' : 'unknown'))
  const owners = Array.from({ length: side * side }, (_, cell) => 'AB'[Math.floor((cell % side) / 20) % 3] ?? 'none')
  const [piece] = briefing.view.pieces
  const next = seeded(5)
  const figure = (): string => String(Math.floor(next() * side))
  const pieces = piece
    ? Array.from({ length: 1000 }, (_, at) => ({
        ...piece,
        id: pieceId(`A${String(at + 1)}`),
        at: cellName(`${figure()},${figure()}`),
      }))
    : []
  briefing.view = {
    ...briefing.view,
    cells: [coded('sight', ['own', 'unknown'], sights), coded('owner', ['A', 'B', 'none'], owners)],
    pieces,
    contacts: [],
    marks: [],
  }
}
