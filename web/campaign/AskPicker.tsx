'use client'

import type { OpenAsk, PlaceRole } from '../api/types.js'
import { EmptyState } from '../skin/index.js'

interface AskPickerProps {
  readonly asks: readonly OpenAsk[]
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly role: PlaceRole
}

/** What is asked of the seat now; several questions stand side by side. */
export function AskPicker({ asks, value, onChange, role }: AskPickerProps) {
  if (asks.length === 0)
    return role === 'PLAYER' ? (
      <EmptyState title="Nothing is asked of you now">
        Read the report meanwhile. This page tells you as soon as your orders are wanted.
      </EmptyState>
    ) : (
      <EmptyState title="You hold no seat here">
        You see what your place may see; the report and the people are in the other tabs.
      </EmptyState>
    )
  if (asks.length === 1) return <h2 className="c-ask">{asks[0]?.title}</h2>
  return (
    <ul className="c-asks" aria-label="Asked of you">
      {asks.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className="c-ask-button" aria-pressed={id === value} onClick={() => onChange(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}
