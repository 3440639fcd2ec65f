import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { StandingCounter, StandingSign, Text } from '../labels/sheet.js'
import type { Counter } from '../counter.js'
import { counterWidth } from '../layout.js'
import { type Motion, type Route, slide } from '../motion.js'
import { seatToken } from '../../ui/seats.js'
import { ClusterMark } from './ClusterMark.js'
import { ContactMark } from './ContactMark.js'
import { PieceMark } from './PieceMark.js'
import { diamond } from '../labels/shape.js'
import { TextLine } from './TextLine.js'

/** How counters are drawn now. */
export interface Printing {
  /** Pixels a cell. */
  readonly k: number
  readonly turn: number
  readonly below: boolean
  readonly selected: string | null
  readonly presentation: Presentation | undefined
  readonly motion: Motion | null
}

interface CounterMarkProps {
  readonly counter: Counter
  readonly x: number
  readonly y: number
  readonly width: number
  readonly named: boolean
  readonly printing: Printing
}

export function CounterMark({ counter, x, y, width, named, printing }: CounterMarkProps) {
  const { below, turn, presentation } = printing
  const selected = counter.id === printing.selected
  if (counter.group === 'contact')
    return <ContactMark {...{ turn, x, y, selected, below }} contact={counter.contact} width={width * diamond} />
  const { piece } = counter
  return (
    <PieceMark
      {...{ piece, x, y, width, selected, named, below }}
      code={presentation?.pieces[piece.kind]?.symbol}
      states={presentation?.states}
    />
  )
}

/** A counter that comes along its route. */
function Sliding({ route, k, children }: { readonly route: Route; readonly k: number; readonly children: ReactNode }) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => slide(group.current, route, k), [route, k])
  return <g ref={group}>{children}</g>
}

/** A counter on its way: an own piece from where it stood, a sighting out of the blank. */
function Moving({
  counter,
  printing,
  children,
}: Pick<CounterMarkProps, 'counter' | 'printing'> & { children: ReactNode }) {
  const { motion, k } = printing
  const route = motion?.played?.routes.get(counter.id)
  if (motion && route)
    return (
      <Sliding key={motion.stamp} {...{ route, k }}>
        {children}
      </Sliding>
    )
  if (motion?.played && !motion.played.fresh.has(counter.id)) return <g>{children}</g>
  const shift = motion?.shifts.get(counter.id)
  if (!motion || (counter.group === 'piece' && !shift)) return <g>{children}</g>
  const style = { '--from-x': `${String((shift?.x ?? 0) * k)}px`, '--from-y': `${String((shift?.y ?? 0) * k)}px` }
  return (
    <g
      key={motion.stamp}
      className={counter.group === 'piece' ? 'm-moves' : 'm-appears'}
      style={style as CSSProperties}
    >
      {children}
    </g>
  )
}

interface CountersProps {
  readonly counters: readonly StandingCounter[]
  readonly printing: Printing
}

export const Counters = ({ counters, printing }: CountersProps) =>
  counters.map(({ mark, name }) =>
    mark.kind === 'cluster' ? (
      <ClusterMark
        key={mark.key}
        cluster={mark}
        selected={mark.counters.some((counter) => counter.id === printing.selected)}
      />
    ) : (
      <Moving key={`${mark.counter.group} ${mark.counter.id}`} {...{ printing }} counter={mark.counter}>
        <CounterMark
          {...{ printing }}
          counter={mark.counter}
          x={mark.x}
          y={mark.y}
          width={counterWidth(printing.k, mark.scale)}
          named={name !== null}
        />
      </Moving>
    ),
  )

/** Lines from what had to give way back to where it belongs. */
export function Leaders({ counters, signs }: Pick<CountersProps, 'counters'> & { signs: readonly StandingSign[] }) {
  const lines = [
    ...counters.map(({ mark, leader }) => ({ leader, to: mark })),
    ...signs.map((sign) => ({ leader: sign.leader, to: sign })),
  ]
  return (
    <g className="m-leaders">
      {lines.map(({ leader, to }, at) => {
        if (!leader) return null
        const { x, y } = leader.from
        return (
          <g key={at}>
            <path d={`M${x.toFixed(1)} ${y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`} />
            <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="2" />
          </g>
        )
      })}
    </g>
  )
}

/** Letters of owners, names of places, and what layers print. */
export const Texts = ({ texts }: { readonly texts: readonly Text[] }) => (
  <g className="m-texts">
    {texts.map(({ key, kind, seat, of, line }) => (
      <g key={key} {...(seat !== undefined && { style: { fill: `var(${seatToken(seat)})` } })}>
        <TextLine className={`m-text-${kind}${of === undefined ? '' : ` m-text-${of}`}`} line={line} />
      </g>
    ))}
  </g>
)
