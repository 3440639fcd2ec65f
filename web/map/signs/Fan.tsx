import type { Cluster } from '../counter.js'
import { CounterMark, type Printing } from './Standing.js'

const width = 30

/** A stack laid out in a ring, each of its counters to be chosen: while the pointer is on it, or after a tap. */
export function Fan({ cluster, printing }: { readonly cluster: Cluster; readonly printing: Printing }) {
  const { counters, x, y } = cluster
  const radius = Math.max(32, (counters.length * 58) / (2 * Math.PI))
  return (
    <g className="m-fan" data-fan={cluster.key}>
      <circle className="m-fan-ground" cx={x} cy={y} r={radius + 30} />
      {counters.map((counter, at) => {
        const angle = (at / counters.length) * 2 * Math.PI - Math.PI / 2
        const spot = { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
        return (
          <g key={`${counter.group} ${counter.id}`}>
            <path
              className="m-fan-line"
              d={`M${x.toFixed(1)} ${y.toFixed(1)}L${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`}
            />
            <CounterMark {...{ counter, width, printing, ...spot }} named />
          </g>
        )
      })}
      <circle className="m-fan-heart" cx={x} cy={y} r="3" />
    </g>
  )
}
