'use client'

import type { Choice } from '@muster/rulesets/kit/orders.js'
import { useId } from 'react'
import { Badge, Field, Select } from '../../ui/index.js'

interface ChoiceFieldProps {
  readonly label: string
  readonly list: readonly Choice[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Choices that say what they mean: cards, of which one is taken. */
function Cards({ label, list, value, onChange }: ChoiceFieldProps) {
  const name = useId()
  return (
    <fieldset className="c-cards">
      <legend>{label}</legend>
      {list.map((choice) => (
        <label key={choice.id} className="c-card">
          <input
            type="radio"
            name={name}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
            aria-describedby={`${name}-${choice.id}`}
          />
          <span className="c-card-title">{choice.label}</span>
          {choice.badge && <Badge>{choice.badge}</Badge>}
          <span className="c-card-about" id={`${name}-${choice.id}`}>
            {choice.about?.split('\n').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** One thing out of several: a list, or cards where the choices say more than their name. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, list, value, onChange } = props
  if (list.some(({ about }) => about !== undefined)) return <Cards {...props} />
  return (
    <Field label={label}>
      {(control) => (
        <Select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
          {list.map(({ id, label: text, badge }) => (
            <option key={id} value={id}>
              {badge ? `${text} · ${badge}` : text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
