import * as words from '../messages/ui.generated.js'
import type { CoordinateProps } from './props.js'

export function Coordinate({ cell, onSelect }: CoordinateProps) {
  if (!onSelect) return <span className="m-coordinate">{cell}</span>
  return (
    <button type="button" className="m-coordinate" onClick={() => onSelect(cell)} aria-label={words.showCell({ cell })}>
      {cell}
    </button>
  )
}
