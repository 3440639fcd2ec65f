'use client'

import type { Choice } from '@muster/rulesets/kit/orders.js'
import { useId } from 'react'
import { Badge } from '../../ui/index.js'

interface CardsProps {
  readonly label: string
  readonly list: readonly Choice[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Choices that say what they mean: cards, of which one is taken. */
export function Cards({ label, list, value, onChange }: CardsProps) {
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
