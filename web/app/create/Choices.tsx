'use client'

import type { ReactNode } from 'react'
import { SeatChip } from '../../ui/index.js'

interface Choice {
  readonly id: string
  readonly title: string
  readonly text: string
  /** A fact or two below: seats, what a turn takes. */
  readonly note?: string | undefined
  readonly picture?: ReactNode
  /** Seats to show by their marks. */
  readonly marks?: readonly string[]
}

interface ChoicesProps {
  readonly legend: string
  readonly name: string
  readonly value: string
  readonly onChange: (id: string) => void
  readonly choices: readonly Choice[]
}

/** Cards of which one is chosen: radio buttons underneath, so arrow keys and readers work as they should. */
export const Choices = ({ legend, name, value, onChange, choices }: ChoicesProps) => (
  <fieldset className="a-choices">
    <legend>{legend}</legend>
    <div className="a-choices-row">
      {choices.map(({ id, title, text, note, picture, marks }) => (
        <label key={id} className="a-choice" data-chosen={id === value || undefined}>
          <input
            type="radio"
            className="m-hidden"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {picture}
          <span className="a-choice-title">{title}</span>
          <span className="a-choice-text">{text}</span>
          {marks && (
            <span className="a-choice-marks" aria-hidden="true">
              {marks.map((seat) => (
                <SeatChip key={seat} seat={seat} size="s" />
              ))}
            </span>
          )}
          {note !== undefined && <span className="a-choice-note">{note}</span>}
        </label>
      ))}
    </div>
  </fieldset>
)
