import { useId } from 'react'
import * as words from '../messages/ui.generated.js'
import { HatchDefs, hatchUrl } from './HatchDefs.js'
import type { SeatChipProps } from './props.js'
import { seatToken } from './seats.js'

/** A seat by colour, hatch and letter at once. */
export function SeatChip({ seat, title, subtitle, size = 'm', eliminated = false }: SeatChipProps) {
  const prefix = `chip${useId().replace(/\W/g, '')}`
  const colour = `var(${seatToken(seat)})`
  return (
    <span className={`m-seat m-seat-${size}`} data-eliminated={eliminated || undefined}>
      <svg className="m-seat-mark" viewBox="0 0 34 24" aria-hidden="true">
        <HatchDefs seats={[seat]} prefix={prefix} />
        <rect
          x="0.75"
          y="0.75"
          width="32.5"
          height="22.5"
          fill={hatchUrl(seat, prefix)}
          stroke={colour}
          strokeWidth="1.5"
        />
        <rect x="0" y="0" width="22" height="24" fill={colour} />
        <text x="11" y="17.5" textAnchor="middle" fontSize="17" fill="var(--on-seat)">
          {seat}
        </text>
      </svg>
      {title === undefined ? (
        <span className="m-hidden">{words.seat({ seat })}</span>
      ) : (
        <span className="m-seat-words">
          <span className="m-seat-title">
            <span className="m-hidden">{words.seatBefore({ seat })}</span>
            {title}
          </span>
          {subtitle && <span className="m-seat-subtitle">{subtitle}</span>}
          {eliminated && <span className="m-hidden">{words.eliminated()}</span>}
        </span>
      )}
    </span>
  )
}
