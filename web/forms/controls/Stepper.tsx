'use client'

import { buttonClass, Field, Input } from '../../ui/index.js'
import './stepper.css'

interface StepperProps {
  readonly label: string
  readonly about?: string | undefined
  readonly range: { readonly min: number; readonly max: number; readonly step: number }
  /** By how much a press changes it. */
  readonly press: number
  /** Undefined: nothing is said. */
  readonly value: number | undefined
  /** What an empty field means. */
  readonly emptied: number | undefined
  /** What the buttons do. */
  readonly words: readonly [less: string, more: string]
  /** Drawn as one thing, to be pressed with a thumb. */
  readonly joined?: boolean
  readonly onChange: (value: number | undefined) => void
}

/** A number with a button on either side: one press less, one press more; or typed. */
export function Stepper(props: StepperProps) {
  const { label, about, range, press, value, emptied, words, joined = false, onChange } = props
  const { min, max } = range
  const by = (way: 1 | -1): void => {
    const next = value === undefined ? Math.max(min, 0) : value + way * press
    onChange(Math.max(min, Math.min(max, next)))
  }
  const button = { type: 'button' as const, className: joined ? undefined : buttonClass() }
  return (
    <Field label={label} hint={about}>
      {(control) => (
        <span className={joined ? 'f-stepper f-stepper-joined' : 'f-stepper'}>
          <button
            {...button}
            aria-label={words[0]}
            disabled={value === undefined || value <= min}
            onClick={() => by(-1)}
          >
            −
          </button>
          <Input
            type="number"
            inputMode={Number.isInteger(range.step) ? 'numeric' : 'decimal'}
            {...range}
            placeholder={emptied === undefined ? '–' : undefined}
            value={value ?? ''}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? emptied : target.valueAsNumber)}
            {...control}
          />
          <button
            {...button}
            aria-label={words[1]}
            disabled={value !== undefined && value >= max}
            onClick={() => by(1)}
          >
            +
          </button>
        </span>
      )}
    </Field>
  )
}
