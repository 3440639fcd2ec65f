'use client'

import type { OpenAsk } from '../api/briefing.js'
import * as words from '../messages/asks.generated.js'
import { Badge, EmptyState } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { useOpenDesk } from './desk/DeskContext.js'
import { useViewContext } from './ViewContext.js'

interface AskPickerProps {
  readonly asks: readonly OpenAsk[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** What is asked of the seat now; several questions stand side by side, each with what it is about. */
export function AskPicker({ asks, value, onChange }: AskPickerProps) {
  const { place } = useCampaignContext().campaign
  const { isSealed } = useOpenDesk().desk
  const { view, tools } = useViewContext()
  const { role } = place
  if (asks.length === 0) return <EmptyState title={words.idle({ role })}>{words.meanwhile({ role })}</EmptyState>
  if (asks.length === 1) return <h2 className="c-ask">{asks[0]?.title}</h2>
  const heads = tools?.presentation.documents?.(view) ?? []
  return (
    <ul className="c-asks" aria-label={words.list()}>
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
            {isSealed(ask.id) && <Badge tone="good">{words.sealed()}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
