'use client'

import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import { useMemo, useState } from 'react'
import { store, stored } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { useViewContext } from './ViewContext.js'

interface Laid {
  readonly offered: readonly MapLayer[]
  /** What of it lies over the map. */
  readonly laid: readonly MapLayer[]
  readonly toggle: (id: string) => void
}

type Choice = Readonly<Record<string, boolean>>

const none: readonly never[] = []
const keyOf = (rulesetId: string): string => `layers ${rulesetId}`

const chosen = (rulesetId: string): Choice => {
  try {
    const read: unknown = JSON.parse(stored(keyOf(rulesetId)) ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).map(([id, on]) => [id, on === true]))
  } catch {
    // It may hold what another edition wrote.
    return {}
  }
}

/** What the ruleset can lay over the map, as this browser last wanted it; signing out forgets it. */
export const useLaid = (): Laid => {
  const rulesetId = useCampaignContext().campaign.ruleset.id
  const { view, tools } = useViewContext()
  const [choice, setChoice] = useState(() => chosen(rulesetId))
  const offered = useMemo(() => tools?.presentation.layers?.(view) ?? none, [tools, view])
  const laid = useMemo(() => offered.filter(({ id, on }) => choice[id] ?? on), [offered, choice])
  const toggle = (id: string): void => {
    const next = { ...choice, [id]: !laid.some((layer) => layer.id === id) }
    setChoice(next)
    store(keyOf(rulesetId), JSON.stringify(next))
  }
  return { offered, laid, toggle }
}
