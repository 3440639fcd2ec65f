'use client'

import { useId } from 'react'

interface StepperProps {
  readonly title: string
  readonly about?: string | undefined
  readonly min: number
  readonly max: number
  readonly step: number
  readonly optional: boolean
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

/** A number with a thumb's width on either side: one step less, one step more; or typed. */
export function Stepper({ title, about, min, max, step, optional, value, onChange }: StepperProps) {
  const id = useId()
  // Quarters of an inch are typed; a press is a whole one.
  const press = Math.max(1, step)
  const by = (way: 1 | -1): void => {
    const next = value === undefined ? Math.max(min, 0) : value + way * press
    onChange(Math.max(min, Math.min(max, next)))
  }
  return (
    <div className="t-stepper">
      <label className="m-field-label" htmlFor={id}>
        {title}
      </label>
      <span className="t-stepper-row">
        <button
          type="button"
          aria-label={`${title}: less`}
          disabled={value === undefined || value <= min}
          onClick={() => by(-1)}
        >
          −
        </button>
        <input
          id={id}
          className="m-input"
          type="number"
          inputMode="decimal"
          placeholder={optional ? '–' : undefined}
          {...{ min, max, step }}
          value={value ?? ''}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            const typed = target.valueAsNumber
            if (!Number.isNaN(typed)) onChange(typed)
            else onChange(optional ? undefined : min)
          }}
        />
        <button
          type="button"
          aria-label={`${title}: more`}
          disabled={value !== undefined && value >= max}
          onClick={() => by(1)}
        >
          +
        </button>
      </span>
      {about && <p className="m-field-hint">{about}</p>}
    </div>
  )
}
