'use client'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { Glass } from './glass.js'
import { counterOn, hitAt, tell } from './hits.js'
import { isStep, stepFrom } from './keys.js'
import type { CampaignMapProps } from './props.js'

export interface Cursor {
  /** Null while the map is not driven by keys. */
  readonly cell: number | null
  readonly putAway: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onKeyUp: (event: KeyboardEvent) => void
}

/** Where keys begin: at the picked piece, else at the first own one, else in the middle. */
const startCell = (grid: Grid, { view, selected }: CampaignMapProps): number => {
  const piece = view.pieces.find(({ id }) => id === selected) ?? view.pieces[0]
  return grid.at(piece?.at ?? '') ?? Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2)
}

/** The map by keys: arrows move a cursor, Enter chooses, plus, minus and zero move the glass. */
export const useCursor = (
  stage: RefObject<HTMLDivElement | null>,
  grid: Grid,
  glass: Glass,
  props: CampaignMapProps,
): Cursor => {
  const [cell, setCell] = useState<number | null>(null)
  const { selected } = props
  const brush = props.drafted?.brush ?? null
  const painting = useRef(false)
  const [picked, setPicked] = useState(selected)
  // The keys go on from a piece that is picked up.
  if (picked !== selected) {
    setPicked(selected)
    if (cell !== null && props.view.pieces.some(({ id }) => id === selected)) setCell(startCell(grid, props))
  }
  const move = (to: number): void => {
    setCell(to)
    glass.show(grid.centre(to), true)
    props.onCursor?.(grid.name(to))
  }
  /** Shift holds the brush down: the way that it goes then is one stroke. */
  const paintOn = (key: string): boolean => {
    if (!brush || !isStep(key)) return false
    const from = cell ?? startCell(grid, props)
    if (!painting.current) brush.down(from)
    painting.current = true
    const to = stepFrom(grid, from, key)
    brush.over(to)
    move(to)
    return true
  }
  const lift = (): void => {
    if (painting.current) brush?.up()
    painting.current = false
  }
  const choose = (): void => {
    if (cell === null) return move(startCell(grid, props))
    if (props.drafted?.onPress) return props.drafted.onPress(grid.centre(cell))
    if (brush) {
      brush.down(cell)
      return brush.up()
    }
    const hit = hitAt(grid, props.view, cell)
    tell(props, hit, counterOn(hit, props.selected ?? null))
  }
  const act = (key: string): boolean => {
    if (isStep(key)) move(cell === null ? startCell(grid, props) : stepFrom(grid, cell, key))
    else if (key === 'Enter' || key === ' ') choose()
    else if (key === '+' || key === '=') glass.zoomBy(1.6)
    else if (key === '-') glass.zoomBy(1 / 1.6)
    else if (key === '0') glass.fit()
    else if (key === 'Backspace' && props.onBack) props.onBack()
    else return false
    return true
  }
  return {
    cell,
    putAway: () => setCell(null),
    onKeyDown: (event) => {
      if (event.target !== stage.current || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.shiftKey ? paintOn(event.key) : act(event.key)) event.preventDefault()
    },
    onKeyUp: ({ key }) => key === 'Shift' && lift(),
  }
}
