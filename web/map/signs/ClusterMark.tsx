import { seatToken } from '../../ui/seats.js'
import type { Cluster } from '../counter.js'
import { clusterLine } from '../labels/shape.js'
import { TextLine } from './TextLine.js'

/** Several counters of one side, printed as one with their number. */
export function ClusterMark({ cluster, selected }: { readonly cluster: Cluster; readonly selected: boolean }) {
  const side = clusterLine(cluster)
  const colour = cluster.seat === null ? 'var(--map-ink)' : `var(${seatToken(cluster.seat)})`
  return (
    <g
      className="m-cluster"
      transform={`translate(${cluster.x.toFixed(1)} ${cluster.y.toFixed(1)})`}
      data-cluster={cluster.key}
      data-count={cluster.counters.length}
    >
      {selected && <circle className="m-picked" r="17" />}
      {cluster.group === 'piece' ? (
        <>
          <rect className="m-frame" x="-12" y="-12" width="29" height="20" stroke={colour} />
          <rect className="m-frame" x="-15" y="-9" width="29" height="20" stroke={colour} />
          <rect x="-15" y="-9" width="13" height="20" fill={colour} />
          <text className="m-letter" x="-8.5" y="6.5" fontSize="15">
            {cluster.seat}
          </text>
          <text className="m-count" x="6" y="6.5" fontSize="15">
            {cluster.counters.length}
          </text>
        </>
      ) : (
        <>
          <path className="m-diamond" d="M0-15 15 0 0 15-15 0Z" stroke={colour} />
          <text className="m-count" x="0" y="5.5" fontSize="15" fill={colour}>
            {cluster.counters.length}
          </text>
          {side && <TextLine className="m-level" line={side} />}
        </>
      )}
    </g>
  )
}
