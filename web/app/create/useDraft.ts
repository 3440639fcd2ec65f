'use client'

import { useCallback, useState } from 'react'
import { type CampaignDraft, readDraft, withRuleset } from './draft.js'

const key = 'muster.new'

/** Other tabs are not told, and signing out empties it. */
const kept = (): string | null => {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const keep = (draft: CampaignDraft | null): void => {
  try {
    if (draft) window.sessionStorage.setItem(key, JSON.stringify(draft))
    else window.sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing loses it with the page alone.
  }
}

/** The next campaign of this tab begins on a map. */
export const beginOn = (rulesetId: string, scenario: string): void => {
  keep(withRuleset({ ...readDraft(kept()), ruleset: rulesetId }, rulesetId, { scenario }))
}

export type PutDraft = (change: (before: CampaignDraft) => CampaignDraft) => void

/** The campaign that is being created: it outlasts a reload of the page, until it is created or the tab is closed. */
export const useDraft = (): readonly [draft: CampaignDraft, put: PutDraft, forget: () => void] => {
  const [draft, setDraft] = useState(() => readDraft(kept()))
  const put = useCallback<PutDraft>((change) => {
    setDraft((before) => {
      const next = change(before)
      keep(next)
      return next
    })
  }, [])
  const forget = useCallback(() => keep(null), [])
  return [draft, put, forget]
}
