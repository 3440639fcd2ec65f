import type { Contact } from '@muster/rulesets/kit/view.js'
import { memo } from 'react'
import * as words from '../../messages/map.generated.js'
import { seatToken } from '../../ui/seats.js'

interface ContactMarkProps {
  readonly contact: Contact
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly selected: boolean
  /** Whether its size stands below it. */
  readonly below?: boolean
}

/** An enemy as known: a diamond; in pencil, dashed and dated when it is only remembered; a question mark while its strength is unknown. */
export const ContactMark = memo(function ContactMark({
  contact,
  turn,
  x,
  y,
  width,
  selected,
  below = false,
}: ContactMarkProps) {
  const half = width * 0.5
  const remembered = contact.asOf < turn
  const colour = contact.seat === null ? 'var(--map-ink)' : `var(${seatToken(contact.seat)})`
  const diamond = (reach: number): string => {
    const r = reach.toFixed(1)
    return `M0-${r}L${r} 0 0 ${r}-${r} 0Z`
  }
  return (
    <g
      className={remembered ? 'm-contact m-remembered' : 'm-contact'}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-contact={contact.id}
      data-cell={contact.at}
    >
      {selected && <path className="m-picked" d={diamond(half + 6)} />}
      <path className="m-diamond" d={diamond(half)} {...(remembered ? {} : { stroke: colour })} />
      {!remembered && <path d={diamond(half * 0.72)} fill={colour} opacity="0.14" />}
      <text
        className="m-contact-letter"
        y={half * 0.34}
        fontSize={half * 0.96}
        {...(remembered ? {} : { fill: colour })}
      >
        {contact.seat ?? '?'}
      </text>
      {below && contact.size !== null ? (
        <text
          className="m-level m-level-below"
          y={half + Math.max(8, width * 0.2)}
          fontSize={Math.max(12, width * 0.4)}
        >
          {contact.size}
        </text>
      ) : (
        <text className="m-level" x={half + 2} y={half * 0.34} fontSize={Math.max(12, width * 0.52)}>
          {contact.size ?? '?'}
        </text>
      )}
      {remembered && (
        <text
          className="m-when"
          y={below ? -half - 3 : half + Math.max(10, width * 0.28)}
          fontSize={Math.max(10, width * 0.28)}
        >
          {words.turn({ turn: contact.asOf })}
        </text>
      )}
    </g>
  )
})
