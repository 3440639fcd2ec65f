import type { Cell } from '@muster/rulesets/kit/grid.js'
import type { Brush } from './props.js'

/** How far a finger may slip and still only touch, in pixels. */
const slip = 8

export interface Painted {
  readonly brush: Brush
  readonly under: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => Cell | null
  /** Shows the cell under the brush; null: none. */
  readonly point: (cell: Cell | null) => void
}

interface Stroke {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly from: Cell
  last: Cell
  /** A finger paints only once it moves or is lifted: another may come, and both move the map. */
  begun: boolean
}

/** Mouse and finger paint cells, until the returned function is called. A second finger takes the stroke back; Escape does too. */
export const paintCells = (stage: HTMLElement, now: () => Painted | null): (() => void) => {
  const last = new AbortController()
  const { signal } = last
  const down = new Set<number>()
  let stroke: Stroke | null = null

  const cancel = (): void => {
    if (stroke?.begun) now()?.brush.cancel()
    stroke = null
  }
  const begin = (map: Painted, to: Stroke): void => {
    to.begun = true
    map.brush.down(to.from)
  }
  const press = (event: PointerEvent): void => {
    const map = now()
    down.add(event.pointerId)
    if (down.size > 1) return cancel()
    const from = map?.under(event)
    if (!map || from === null || from === undefined || event.button !== 0 || event.ctrlKey) return
    stroke = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from, last: from, begun: false }
    if (event.pointerType === 'mouse') begin(map, stroke)
  }
  const move = (event: PointerEvent): void => {
    const map = now()
    if (!map || stroke?.pointer !== event.pointerId) return
    if (!stroke.begun && Math.hypot(event.clientX - stroke.x, event.clientY - stroke.y) <= slip) return
    if (!stroke.begun) begin(map, stroke)
    const cell = map.under(event)
    if (cell === null || cell === stroke.last) return
    stroke.last = cell
    map.point(cell)
    map.brush.over(cell)
  }
  const lift = (event: PointerEvent): void => {
    down.delete(event.pointerId)
    const map = now()
    if (!map || stroke?.pointer !== event.pointerId) return
    if (!stroke.begun) begin(map, stroke)
    stroke = null
    map.brush.up()
  }
  const lost = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId)
    if (stroke?.pointer === pointerId) cancel()
  }
  stage.addEventListener('pointerdown', press, { signal, capture: true })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', lift, { signal })
  window.addEventListener('pointercancel', lost, { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
  stage.dataset['brush'] = ''
  return () => {
    delete stage.dataset['brush']
    cancel()
    last.abort()
  }
}
