'use client'

import { Button, Field, Input } from '../../skin/index.js'

interface AmountFieldProps {
  readonly range: { readonly min: number; readonly max: number }
  readonly value: number
  readonly onChange: (amount: number) => void
}

/** A number within its range, by key or by thumb. */
export function AmountField({ range: { min, max }, value, onChange }: AmountFieldProps) {
  return (
    <Field label="How much" hint={`${String(min)} to ${String(max)}`}>
      {(control) => (
        <span className="c-amount">
          <Button aria-label="Less" disabled={value <= min} onClick={() => onChange(value - 1)}>
            −
          </Button>
          <Input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(Math.round(event.target.valueAsNumber) || 0)}
            {...control}
          />
          <Button aria-label="More" disabled={value >= max} onClick={() => onChange(value + 1)}>
            +
          </Button>
        </span>
      )}
    </Field>
  )
}
