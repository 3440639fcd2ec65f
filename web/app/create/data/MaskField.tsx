'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/index.js'
import { resized, toggled } from './dataForm.js'

interface MaskFieldProps {
  readonly title: string
  readonly rows: readonly string[]
  /** Most rows and columns. */
  readonly most: number
  readonly onChange: (rows: readonly string[]) => void
}

const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** Where a sector lies, seen from the banner: `2 east, 1 north`. */
const bearing = (dx: number, dy: number): string => {
  const parts = [
    dx === 0 ? '' : `${String(Math.abs(dx))} ${dx > 0 ? 'east' : 'west'}`,
    dy === 0 ? '' : `${String(Math.abs(dy))} ${dy > 0 ? 'south' : 'north'}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'The banner'
}

/** A range as sectors to click around the banner; arrow keys walk over them, the space bar marks. */
export function MaskField({ title, rows, most, onChange }: MaskFieldProps) {
  const middle = (rows.length - 1) / 2
  const [at, setAt] = useState<readonly [x: number, y: number]>([middle, middle])
  const grid = useRef<HTMLDivElement>(null)
  const [column, row] = [Math.min(at[0], rows.length - 1), Math.min(at[1], rows.length - 1)]
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const within = (place: number): number => Math.max(0, Math.min(rows.length - 1, place))
    const next = [within(column + step[0]), within(row + step[1])] as const
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.join()}"]`)?.focus()
  }
  return (
    <div className="a-mask">
      <p className="m-field-label">{title}</p>
      <div
        ref={grid}
        className="a-mask-grid"
        role="group"
        aria-label={`${title}: sectors around the banner`}
        style={{ gridTemplateColumns: `repeat(${String(rows.length)}, 1fr)` }}
        onKeyDown={walk}
      >
        {rows.flatMap((text, y) =>
          Array.from(text, (symbol, x) => {
            const own = x === middle && y === middle
            return (
              <button
                key={`${String(x)},${String(y)}`}
                type="button"
                data-at={`${String(x)},${String(y)}`}
                tabIndex={x === column && y === row ? 0 : -1}
                aria-pressed={symbol === 'x'}
                aria-disabled={own || undefined}
                aria-label={bearing(x - middle, y - middle)}
                onFocus={() => setAt([x, y])}
                onClick={() => onChange(toggled(rows, x, y))}
              >
                {own ? '⚑' : ''}
              </button>
            )
          }),
        )}
      </div>
      <div className="a-actions">
        <Button size="s" disabled={rows.length < 3} onClick={() => onChange(resized(rows, -1))}>
          Smaller
        </Button>
        <Button size="s" disabled={rows.length + 2 > most} onClick={() => onChange(resized(rows, 1))}>
          Larger
        </Button>
      </div>
    </div>
  )
}
