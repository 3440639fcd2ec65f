import type { Skin } from '@muster/rulesets/kit/skin.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { SeatChip } from '../skin/SeatChip.js'
import { ContactMark } from './signs/ContactMark.js'
import { PieceMark } from './signs/PieceMark.js'
import { legendSamples } from './legendSamples.js'

export interface MapLegendProps {
  readonly view: GameView
  readonly skin?: Pick<Skin, 'words' | 'symbols'>
}

const washes = [
  ['m-zone m-zone-battle', 'Battle range'],
  ['m-zone m-zone-recon', 'Reconnaissance'],
  ['m-zone m-zone-search', 'Search'],
] as const

/** What the signs on the sheet mean: sides by colour, hatch and letter, then formations, sightings and washes. */
export function MapLegend({ view, skin }: MapLegendProps) {
  const samples = legendSamples(view)
  return (
    <div className="m-legend">
      <h3 className="m-caps">Sides</h3>
      <ul>
        {view.legend.map((side) => (
          <li key={side.seat}>
            <SeatChip seat={side.seat} title={side.title} subtitle={side.subtitle} eliminated={side.eliminated} />
          </li>
        ))}
      </ul>
      <h3 className="m-caps">Formations and sightings</h3>
      <ul>
        <li>
          <svg viewBox="-32 -22 72 44" aria-hidden="true">
            <PieceMark
              piece={samples.own}
              x={-6}
              y={0}
              width={36}
              code={skin?.symbols[samples.own.kind]}
              selected={false}
            />
          </svg>
          Own formation and its level; a bracket below: fortified, with teeth: entrenched
        </li>
        <li>
          <svg viewBox="-32 -22 72 44" aria-hidden="true">
            <ContactMark contact={samples.measured} turn={1} x={-8} y={0} width={32} selected={false} />
          </svg>
          Enemy, strength known
        </li>
        <li>
          <svg viewBox="-32 -22 72 44" aria-hidden="true">
            <ContactMark contact={samples.located} turn={1} x={-8} y={0} width={32} selected={false} />
          </svg>
          Enemy located, strength unknown
        </li>
        <li>
          <svg viewBox="-32 -22 72 44" aria-hidden="true">
            <ContactMark contact={samples.remembered} turn={2} x={-8} y={-4} width={28} selected={false} />
          </svg>
          Remembered, with the turn it was seen
        </li>
      </ul>
      <h3 className="m-caps">Ground</h3>
      <ul>
        {washes.map(([className, title]) => (
          <li key={title}>
            <svg viewBox="0 0 2 1.111" aria-hidden="true">
              <path className={className} d="M.1.1H1.9V1H.1Z" />
            </svg>
            {title}
          </li>
        ))}
        <li>
          <svg viewBox="0 0 72 40" aria-hidden="true">
            <path
              className="m-legend-fog"
              d="M4 8C12 3 18 9 27 5s14 2 22-1 12 3 19 2c2 8-3 13 0 21-5 8-14 4-22 7s-14-3-21 0-14 0-19-2c-4-8 2-15-2-24Z"
            />
          </svg>
          Blank paper: out of sight
        </li>
      </ul>
    </div>
  )
}
