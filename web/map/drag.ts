import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import { signUnder } from './hits.js'
import type { PieceDrag } from './props.js'

/** How far a press may slip and still be a tap, in pixels. */
const slip = { mouse: 4, touch: 8 }

/** What a drag needs of the map as it is drawn now. */
export interface Dragged {
  readonly grid: Grid
  readonly drag: PieceDrag
  readonly under: (event: Pick<MouseEvent, 'clientX' | 'clientY'>) => Cell | null
  /** Shows the cell that the piece is held over; null: none. */
  readonly point: (cell: Cell | null) => void
}

interface Held {
  readonly id: string
  readonly from: string
  readonly pointer: number
  readonly x: number
  readonly y: number
  moving: boolean
}

/** A counter is taken by mouse or finger and laid down on another cell, until the returned function is called. Escape lets it go. */
export const dragPieces = (stage: HTMLElement, now: () => Dragged | null): (() => void) => {
  const last = new AbortController()
  const { signal } = last
  let held: Held | null = null
  let dropped = false

  const down = (event: PointerEvent): void => {
    const sign = signUnder(event.target)
    const finger = event.pointerType !== 'mouse'
    if (event.button !== 0 || event.ctrlKey || sign?.kind !== 'counter' || sign.id === null) return
    if (held || !now()?.drag.may(sign.id, finger)) return
    // The glass stays where it is.
    event.stopPropagation()
    const { pointerId: pointer, clientX: x, clientY: y } = event
    held = { id: sign.id, from: sign.cellName, pointer, x, y, moving: false }
  }
  const move = (event: PointerEvent): void => {
    const map = now()
    if (!map || held?.pointer !== event.pointerId) return
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (!held.moving && far <= (event.pointerType === 'mouse' ? slip.mouse : slip.touch)) return
    if (!held.moving) map.drag.grab(held.id)
    held.moving = true
    map.point(map.under(event))
  }
  const letGo = (): void => {
    if (held?.moving) now()?.point(null)
    held = null
  }
  const up = (event: PointerEvent): void => {
    const map = now()
    if (!map || held?.pointer !== event.pointerId) return
    const { id, from, moving } = held
    const cell = map.under(event)
    letGo()
    if (!moving) return
    dropped = true
    // The click that belongs to the drag comes before this.
    setTimeout(() => (dropped = false))
    if (cell !== null && map.grid.name(cell) !== from) map.drag.drop(id, map.grid.name(cell))
  }
  const click = (event: MouseEvent): void => {
    if (dropped) event.stopPropagation()
  }
  stage.addEventListener('pointerdown', down, { signal, capture: true })
  stage.addEventListener('click', click, { signal, capture: true })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', letGo, { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(), { signal })
  stage.dataset['hands'] = ''
  return () => {
    delete stage.dataset['hands']
    last.abort()
  }
}
