'use client'

import type { OpenAsk } from '../api/briefing.js'
import type { PlaceRole } from '../api/invitations.js'
import { Badge, EmptyState } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { useViewContext } from './ViewContext.js'

interface AskPickerProps {
  readonly asks: readonly OpenAsk[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

const idle: Readonly<Record<PlaceRole, readonly [title: string, todo: string]>> = {
  PLAYER: [
    'Nothing is asked of you now',
    'Read the report meanwhile. This page tells you as soon as your orders are wanted.',
  ],
  FACILITATOR: [
    'No ruling is asked of you now',
    'You see the whole map. When the rules call for a decision of yours, it is asked here.',
  ],
  WAITING: [
    'Your place has not begun yet',
    'The notice above says when it begins. Until then you see what all seats share.',
  ],
  OBSERVER: [
    'You hold no seat here',
    'You see what your place may see; the report and the people are in the other tabs.',
  ],
  ORGANISER: [
    'You hold no seat here',
    'You see what your place may see; the report and the people are in the other tabs.',
  ],
}

/** What is asked of the seat now; several questions stand side by side, each with what it is about. */
export function AskPicker({ asks, value, onChange }: AskPickerProps) {
  const { receipts, place } = useCampaignContext().campaign
  const { view, tools } = useViewContext()
  const [title, todo] = idle[place.role]
  if (asks.length === 0) return <EmptyState title={title}>{todo}</EmptyState>
  if (asks.length === 1) return <h2 className="c-ask">{asks[0]?.title}</h2>
  const heads = tools?.presentation.documents?.(view) ?? []
  return (
    <ul className="c-asks" aria-label="Asked of you">
      {asks.map((ask) => (
        <li key={ask.id}>
          <button
            type="button"
            className="c-ask-button"
            aria-pressed={ask.id === value}
            onClick={() => onChange(ask.id)}
          >
            <span className="c-piece-name">
              {ask.title} <span className="m-quiet">{heads.find(({ about }) => about === ask.about)?.title}</span>
            </span>
            {receipts.some(({ askId }) => askId === ask.id) && <Badge tone="good">sealed</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
