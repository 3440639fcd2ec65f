'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import * as words from '../../../messages/settings.generated.js'
import { blank } from '../../../forms/blank.js'
import type { ControlProps } from '../../../forms/Control.js'
import { textsOf } from '../../../forms/json.js'
import { Button } from '../../../ui/index.js'
import { resized, toggled } from './mask.js'

type Place = readonly [x: number, y: number]

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** Where a cell lies, seen from the middle: `2 east, 1 north`. */
const bearing = ([dx, dy]: Place, middle: string): string => {
  const parts = [
    ...(dx === 0 ? [] : [(dx > 0 ? words.east : words.west)({ cells: Math.abs(dx) })]),
    ...(dy === 0 ? [] : [(dy > 0 ? words.south : words.north)({ cells: Math.abs(dy) })]),
  ]
  return parts.length > 0 ? parts.join(', ') : middle
}

interface GridProps {
  readonly rows: readonly string[]
  readonly label: string
  readonly middle: string
  readonly onToggle: (column: number, row: number) => void
}

/** Cells to click around a middle; arrow keys walk over them, the space bar marks. */
function Grid({ rows, label, middle, onToggle }: GridProps) {
  const [size, centre] = [rows.length, (rows.length - 1) / 2]
  const [at, setAt] = useState<Place>([centre, centre])
  const grid = useRef<HTMLDivElement>(null)
  const within = (place: number): number => Math.max(0, Math.min(size - 1, place))
  const now = `${String(within(at[0]))},${String(within(at[1]))}`
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next: Place = [within(within(at[0]) + step[0]), within(within(at[1]) + step[1])]
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.join()}"]`)?.focus()
  }
  return (
    <div
      ref={grid}
      className="a-mask-grid"
      role="group"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${String(size)}, 1fr)` }}
      onKeyDown={walk}
    >
      {rows.flatMap((text, y) =>
        Array.from(text, (symbol, x) => {
          const place = `${String(x)},${String(y)}`
          const own = x === centre && y === centre
          return (
            <button
              key={place}
              type="button"
              data-at={place}
              tabIndex={place === now ? 0 : -1}
              aria-pressed={symbol === 'x'}
              aria-disabled={own || undefined}
              aria-label={bearing([x - centre, y - centre], middle)}
              onFocus={() => setAt([x, y])}
              onClick={() => onToggle(x, y)}
            >
              {own ? '⚑' : ''}
            </button>
          )
        }),
      )}
    </div>
  )
}

/** A shape of rows of `x` and `.`, drawn. */
export function MaskField({ node, label, value, onChange }: ControlProps<'mask'>) {
  const drawn = textsOf(value)
  const rows = drawn.length > 0 ? drawn : textsOf(blank(node))
  return (
    <div className="a-mask">
      <p className="m-field-label">{label}</p>
      <Grid
        rows={rows}
        label={[label, node.about].filter(Boolean).join(': ')}
        middle={node.middle}
        onToggle={(column, row) => onChange(toggled(rows, column, row))}
      />
      <div className="a-actions">
        <Button size="s" disabled={rows.length < 3} onClick={() => onChange(resized(rows, -1))}>
          {words.smaller()}
        </Button>
        <Button size="s" disabled={rows.length + 2 > node.most} onClick={() => onChange(resized(rows, 1))}>
          {words.larger()}
        </Button>
      </div>
    </div>
  )
}
