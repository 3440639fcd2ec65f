'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { Tracker } from '@muster/rulesets/kit/presentation.js'
import * as words from '../messages/objectives.generated.js'
import { Badge, EmptyState, SeatChip } from '../ui/index.js'
import { DocumentView } from './DocumentView.js'
import { useOpenedView } from './ViewContext.js'

interface ObjectivesProps {
  /** Lights cells on the map. */
  readonly onLight: (cells: readonly CellName[]) => void
  /** Lights them and brings them into view. */
  readonly onCells: (cells: readonly CellName[]) => void
}

/** One objective with how far it has come; pointed at, pressed or reached by key, it lights its cells. */
function TrackerLine({ tracker, onLight, onCells }: ObjectivesProps & { readonly tracker: Tracker }) {
  const { title, note, done, of, met, secondary, cells } = tracker
  const light = (): void => onLight(cells)
  return (
    <li className="c-tracker" data-met={met || undefined}>
      <button type="button" onClick={() => onCells(cells)} onFocus={light} onPointerEnter={light}>
        <span className="c-tracker-title">{title}</span>
        <span className="c-tracker-figures">
          {done} / {of}
        </span>
        <progress max={of} value={done} aria-label={title} />
        <span className="c-tracker-note">
          {secondary && <Badge>{words.secondary()}</Badge>}
          {met && <Badge tone="good">{words.met()}</Badge>}
          {note}
        </span>
      </button>
    </li>
  )
}

/** What one works towards, and the packet that one was given at the start. */
export function Objectives({ onLight, onCells }: ObjectivesProps) {
  const { view, tools } = useOpenedView()
  const trackers = tools.presentation.trackers?.(view) ?? []
  const packets = tools.presentation.packets?.(view) ?? []
  const seats = [...new Set(trackers.map(({ seat }) => seat))]
  if (trackers.length + packets.length === 0) return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <div className="c-objectives">
      {seats.map((seat) => (
        <section key={seat}>
          {seats.length > 1 && (
            <SeatChip seat={seat} title={view.legend.find((side) => side.seat === seat)?.title ?? seat} />
          )}
          <ul className="c-trackers" aria-label={seats.length > 1 ? words.listOf({ seat }) : words.list()}>
            {trackers
              .filter((tracker) => tracker.seat === seat)
              .map((tracker) => (
                <TrackerLine key={tracker.id} tracker={tracker} onLight={onLight} onCells={onCells} />
              ))}
          </ul>
        </section>
      ))}
      {packets.map((packet) => (
        <details key={packet.title} className="a-fold" open={packets.length === 1}>
          <summary>{packet.title}</summary>
          <DocumentView content={packet} rules={tools.rules} />
        </details>
      ))}
    </div>
  )
}
