import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { ReactNode } from 'react'
import * as words from '../messages/legend.generated.js'
import { SeatChip } from '../ui/SeatChip.js'
import { zonesIn } from './layerTitles.js'
import { bracketed, legendSamples, ownFormation } from './legendSamples.js'
import { ContactMark } from './signs/ContactMark.js'
import { MarkSign } from './signs/Marks.js'
import { PieceMark } from './signs/PieceMark.js'
import { washClass } from './signs/Washes.js'

interface MapLegendProps {
  readonly view: GameView
  readonly presentation: Presentation
}

interface SampleProps {
  readonly box: string
  readonly meaning: string
  readonly children: ReactNode
}

const Sample = ({ box, meaning, children }: SampleProps) => (
  <li>
    <svg viewBox={box} aria-hidden="true">
      {children}
    </svg>
    {meaning}
  </li>
)

const counter = '-32 -22 72 44'
const cell = '0 0 72 40'

function Formations({ view, presentation }: MapLegendProps) {
  const { own, measured, located, remembered } = legendSamples(view, presentation)
  const { pieces, states, size } = presentation
  const bracket = bracketed(states)
  const piece = { ...own, marks: bracket === undefined ? [] : [bracket] }
  return (
    <ul>
      <Sample box={counter} meaning={ownFormation(presentation)}>
        <PieceMark {...{ piece, states }} x={-6} y={0} width={36} code={pieces[own.kind]?.symbol} selected={false} />
      </Sample>
      {size && (
        <Sample box={counter} meaning={words.strengthKnown()}>
          <ContactMark contact={measured} turn={1} x={-8} y={0} width={32} selected={false} />
        </Sample>
      )}
      <Sample box={counter} meaning={size ? words.located() : words.enemy()}>
        <ContactMark contact={located} turn={1} x={-8} y={0} width={32} selected={false} />
      </Sample>
      <Sample box={counter} meaning={words.remembered()}>
        <ContactMark contact={remembered} turn={2} x={-8} y={-4} width={28} selected={false} />
      </Sample>
    </ul>
  )
}

function Found({ view, presentation }: MapLegendProps) {
  const kinds = [...new Set(view.marks.map(({ kind }) => kind))].sort()
  if (kinds.length === 0) return null
  return (
    <>
      <h2 className="m-caps">{words.found()}</h2>
      <ul>
        {kinds.map((kind) => {
          const look = presentation.marks.kinds[kind]
          return (
            <Sample key={kind} box="-36 -20 72 40" meaning={look?.name ?? kind}>
              <MarkSign sign={look?.sign ?? 'flag'} size={11} />
            </Sample>
          )
        })}
      </ul>
    </>
  )
}

function Ground({ view, presentation }: MapLegendProps) {
  const zones = Object.values(zonesIn(view, presentation)?.kinds ?? {})
  const disputed = presentation.holdings?.disputed
  const goals = presentation.trackers?.(view).some(({ cells }) => cells.length > 0)
  return (
    <ul>
      {presentation.documents && (
        <Sample box="-36 -20 72 40" meaning={words.battle()}>
          <MarkSign sign="swords" size={11} />
        </Sample>
      )}
      {presentation.capitals && (
        <Sample box="-36 -20 72 40" meaning={words.capital()}>
          <MarkSign sign="capital" size={11} />
        </Sample>
      )}
      {presentation.holdings && (
        <Sample box={cell} meaning={words.front()}>
          <path className="m-legend-front" d="M4 30 20 26 34 12 50 14 68 8" />
        </Sample>
      )}
      {zones.map((look) => (
        <Sample key={look.name} box="0 0 2 1.111" meaning={look.name}>
          <path className={washClass(look)} d="M.1.1H1.9V1H.1Z" />
        </Sample>
      ))}
      {goals && (
        <Sample box={cell} meaning={words.objective()}>
          <g className="m-highlight m-highlight-goal">
            <path d="M22 12V5H30M50 12V5H42M22 28V35H30M50 28V35H42" />
          </g>
        </Sample>
      )}
      {disputed && (
        <Sample box={cell} meaning={words.look(disputed)}>
          <path
            className="m-legend-disputed"
            d="M4 4H68V36H4ZM4 14 14 4M4 24 24 4M4 34 34 4M12 36 44 4M22 36 54 4M32 36 64 4M42 36 68 10M52 36 68 20M4 26 14 36M4 16 24 36M4 6 34 36M12 4 44 36M22 4 54 36M32 4 64 36M42 4 68 30M52 4 68 20"
          />
        </Sample>
      )}
      <Sample box={cell} meaning={words.blank()}>
        <path
          className="m-legend-fog"
          d="M4 8C12 3 18 9 27 5s14 2 22-1 12 3 19 2c2 8-3 13 0 21-5 8-14 4-22 7s-14-3-21 0-14 0-19-2c-4-8 2-15-2-24Z"
        />
      </Sample>
    </ul>
  )
}

/** What the signs on the map mean: sides by colour, hatch and letter, then formations, sightings and washes. */
export function MapLegend(props: MapLegendProps) {
  return (
    <div className="m-legend">
      <h2 className="m-caps">{words.sides()}</h2>
      <ul>
        {props.view.legend.map((side) => (
          <li key={side.seat}>
            <SeatChip seat={side.seat} title={side.title} subtitle={side.subtitle} eliminated={side.eliminated} />
          </li>
        ))}
      </ul>
      <h2 className="m-caps">{words.formations()}</h2>
      <Formations {...props} />
      <Found {...props} />
      <h2 className="m-caps">{words.ground()}</h2>
      <Ground {...props} />
      <p className="m-quiet">{words.forTheEye()}</p>
    </div>
  )
}
