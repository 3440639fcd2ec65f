'use client'

import type { AmountRange } from '@muster/rulesets/kit/orders.js'
import { Button, Field, Input } from '../../ui/index.js'

interface AmountFieldProps {
  readonly range: AmountRange
  readonly value: number
  readonly onChange: (amount: number) => void
}

/** A number within its range, by key or by thumb. */
export function AmountField({ range: { min, max, step = 1 }, value, onChange }: AmountFieldProps) {
  return (
    <Field
      label="How much"
      hint={`${String(min)} to ${String(max)}${step === 1 ? '' : ` in steps of ${String(step)}`}`}
    >
      {(control) => (
        <span className="c-amount">
          <Button aria-label="Less" disabled={value <= min} onClick={() => onChange(Math.max(min, value - step))}>
            −
          </Button>
          <Input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => onChange(Math.round(event.target.valueAsNumber) || 0)}
            {...control}
          />
          <Button aria-label="More" disabled={value >= max} onClick={() => onChange(Math.min(max, value + step))}>
            +
          </Button>
        </span>
      )}
    </Field>
  )
}
