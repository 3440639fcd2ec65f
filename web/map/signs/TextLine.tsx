import type { Line } from '../labels/metric.js'

/** A line of text where it was placed. */
export const TextLine = ({ className, line }: { readonly className: string; readonly line: Line }) => (
  <text
    className={className}
    x={line.x.toFixed(1)}
    y={line.y.toFixed(1)}
    fontSize={line.size}
    textAnchor={line.anchor}
    {...(line.spacing !== undefined && { letterSpacing: line.spacing })}
  >
    {line.text}
  </text>
)
