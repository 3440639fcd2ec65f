import type { CoordinateProps } from './props.js'

export function Coordinate({ cell, onSelect }: CoordinateProps) {
  if (!onSelect) return <span className="m-coordinate">{cell}</span>
  return (
    <button
      type="button"
      className="m-coordinate"
      onClick={() => onSelect(cell)}
      aria-label={`Show ${cell} on the map`}
    >
      {cell}
    </button>
  )
}
