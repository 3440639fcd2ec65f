import type { Contact } from '@muster/rulesets/kit/view.js'
import { memo } from 'react'
import * as words from '../../messages/map.generated.js'
import { seatToken } from '../../ui/seats.js'
import { shapeOf } from '../labels/shape.js'
import { TextLine } from './TextLine.js'

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
  const then = remembered ? words.seenIn({ turn: contact.asOf }) : null
  const shape = shapeOf({ group: 'contact', id: contact.id, cell: 0, seat: contact.seat, contact }, width, below, then)
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
      {shape.size && <TextLine className="m-level" line={shape.size} />}
      {shape.when && <TextLine className="m-when" line={shape.when} />}
    </g>
  )
})
