import type { Skin } from '@muster/rulesets/kit/skin.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { SeatChip } from '../ui/SeatChip.js'
import { ContactMark } from './signs/ContactMark.js'
import { MarkSign } from './signs/Marks.js'
import { PieceMark } from './signs/PieceMark.js'
import { hasZones, legendSamples } from './legendSamples.js'

export interface MapLegendProps {
  readonly view: GameView
  readonly skin?: Pick<Skin, 'words' | 'symbols' | 'signs' | 'zones'>
}

const washes = [
  ['m-zone m-zone-battle', 'Battle range'],
  ['m-zone m-zone-recon', 'Reconnaissance'],
  ['m-zone m-zone-search', 'Search'],
] as const

/** What the signs on the sheet mean: sides by colour, hatch and letter, then formations, sightings and washes. */
export function MapLegend({ view, skin }: MapLegendProps) {
  const samples = legendSamples(view)
  const { words = {} } = skin ?? {}
  const size = words['size']
  const works = !skin || 'fortified' in words
  const shown = hasZones(view, skin) ? washes : []
  const kinds = [...new Set(view.marks.map(({ kind }) => kind))].sort()
  return (
    <div className="m-legend">
      <h2 className="m-caps">Sides</h2>
      <ul>
        {view.legend.map((side) => (
          <li key={side.seat}>
            <SeatChip seat={side.seat} title={side.title} subtitle={side.subtitle} eliminated={side.eliminated} />
          </li>
        ))}
      </ul>
      <h2 className="m-caps">Formations and sightings</h2>
      <ul>
        <li>
          <svg viewBox="-32 -22 72 44" aria-hidden="true">
            <PieceMark
              piece={works ? samples.own : { ...samples.own, marks: [] }}
              x={-6}
              y={0}
              width={36}
              code={skin?.symbols[samples.own.kind]}
              selected={false}
            />
          </svg>
          Own formation and its {size ?? 'level'}
          {works && '; a bracket below: fortified, with teeth: entrenched'}
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
      {kinds.length > 0 && (
        <>
          <h2 className="m-caps">Found on the ground</h2>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <svg viewBox="-36 -20 72 40" aria-hidden="true">
                  <MarkSign sign={skin?.signs?.[kind] ?? 'flag'} size={11} />
                </svg>
                {words[kind] ?? kind}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="m-caps">Ground</h2>
      <ul>
        {shown.map(([className, title]) => (
          <li key={title}>
            <svg viewBox="0 0 2 1.111" aria-hidden="true">
              <path className={className} d="M.1.1H1.9V1H.1Z" />
            </svg>
            {title}
          </li>
        ))}
        <li>
          <svg viewBox="0 0 72 40" aria-hidden="true">
            <g className="m-highlight m-highlight-goal">
              <path d="M22 12V5H30M50 12V5H42M22 28V35H30M50 28V35H42" />
            </g>
          </svg>
          An objective of yours
        </li>
        <li>
          <svg viewBox="0 0 72 40" aria-hidden="true">
            <path
              className="m-legend-disputed"
              d="M4 4H68V36H4ZM4 14 14 4M4 24 24 4M4 34 34 4M12 36 44 4M22 36 54 4M32 36 64 4M42 36 68 10M52 36 68 20M4 26 14 36M4 16 24 36M4 6 34 36M12 4 44 36M22 4 54 36M32 4 64 36M42 4 68 30M52 4 68 20"
            />
          </svg>
          Disputed: covered by two sides at war
        </li>
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
