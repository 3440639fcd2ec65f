import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { CellLayer } from '@muster/rulesets/kit/packed.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'

interface Window {
  readonly width: number
  readonly height: number
}

const colours = ['#dcd6bd', '#9aa77c', '#8d8577', '#7fa3b5', '#b58f6f', '#c2b8a3']

const valuesOf = (layers: readonly CellLayer[], key: string): readonly string[] => {
  const layer = layers.find((one) => one.key === key)
  if (!layer) throw new Error(`there is no layer ${key}`)
  return unpackLayer(layer)
}

/** One rectangle a cell, one more where it is fogged or held, a rectangle and a name a piece. */
const drawingOf = (board: Board, view: Omit<GameView, 'board'>): string => {
  const [terrain, sight, owner] = [
    valuesOf(board.layers, 'terrain'),
    valuesOf(view.cells, 'sight'),
    valuesOf(view.cells, 'owner'),
  ]
  const kinds = [...new Set(terrain)]
  const place = (cell: number): string =>
    `x="${String(cell % board.width)}" y="${String(Math.floor(cell / board.width))}" width="1" height="1"`
  const cells = terrain.map((kind, cell) => {
    const ground = `<rect ${place(cell)} fill="${colours[kinds.indexOf(kind)] ?? '#fff'}" stroke="#998" stroke-width=".02"/>`
    const held = owner[cell] === 'none' ? '' : `<rect ${place(cell)} class="${owner[cell] ?? ''}"/>`
    return ground + (sight[cell] === 'unknown' ? `<rect ${place(cell)} class="fog"/>` : held)
  })
  const pieces = view.pieces.map(({ id, at }) => {
    const [x, y] = at.split(',').map(Number)
    return `<g transform="translate(${String(x)} ${String(y)})"><rect x=".2" y=".25" width=".6" height=".5" class="piece"/><text x=".5" y=".57">${id}</text></g>`
  })
  return [...cells, ...pieces].join('')
}

const program = (): void => {
  const map = document.querySelector('#map')
  if (!map) return
  let [k, x, y, held] = [42, -1500, -1500, false]
  const put = (): void => map.setAttribute('transform', `matrix(${[k, 0, 0, k, x, y].join(' ')})`)
  put()
  addEventListener('pointerdown', () => (held = true))
  addEventListener('pointerup', () => (held = false))
  addEventListener('pointermove', ({ movementX, movementY }) => {
    if (!held) return
    x += movementX
    y += movementY
    put()
  })
  const turn = (event: WheelEvent): void => {
    event.preventDefault()
    const to = Math.min(120, Math.max(5, k * 2 ** (-event.deltaY * 0.002)))
    x = event.clientX - ((event.clientX - x) * to) / k
    y = event.clientY - ((event.clientY - y) * to) / k
    k = to
    put()
  }
  addEventListener('wheel', turn, { passive: false })
}

/** A page with the same cells and pieces as plain SVG, moved and scaled by one transformation: what a map without any care costs. */
export const plainMap = (
  board: Board,
  view: Omit<GameView, 'board'>,
  { width, height }: Window,
): string => `<!doctype html>
<style>
  body { margin: 0 }
  .A { fill: #2a6; opacity: .2 } .B { fill: #a33; opacity: .2 } .fog { fill: #fff; opacity: .85 } .piece { fill: #223 }
  text { font: .2px sans-serif; fill: #fff; text-anchor: middle }
</style>
<svg width="${String(width)}" height="${String(height)}"><g id="map">${drawingOf(board, view)}</g></svg>
<script>(${program.toString()})()</script>`
