import { useState } from 'react'
import { useSubscription } from 'urql'
import { letterNews, type LetterNews } from '../../api/letterNews.js'
import type { Campaign } from '../../api/campaign.js'

/** What somebody has begun to write. */
export interface LetterDraft {
  readonly text: string
  readonly quote: string
}

export interface LetterDesk {
  /** Null: not known yet, or no longer told. */
  readonly news: LetterNews | null
  /** The conversation that is open; `new`: a new letter; null: the list. */
  readonly open: string | null
  readonly setOpen: (open: string | null) => void
  /** What was begun and not sent, by conversation: it outlives a look at another tab, and not the page. */
  readonly drafts: Map<string, LetterDraft>
}

/** The letters of a campaign: how many are new, which conversation is open, and what was begun. */
export const useLetterDesk = ({ id, place }: Pick<Campaign, 'id' | 'place'>): LetterDesk => {
  const [{ data }] = useSubscription({
    query: letterNews,
    variables: { campaignId: id },
    pause: place.former && !place.organiser,
  })
  const [open, setOpen] = useState<string | null>(null)
  const [drafts] = useState(() => new Map<string, LetterDraft>())
  return { news: data?.letters ?? null, open, setOpen, drafts }
}
