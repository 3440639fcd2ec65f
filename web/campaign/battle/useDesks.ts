'use client'

import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { type BattleNews, battleNewsQuery } from '../../api/battles.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'

const none: readonly BattleNews[] = []

/** The reader's own desks, read anew with every briefing. Several who ask at once are answered once. */
export const useDesks = (): readonly BattleNews[] => {
  const { id } = useCampaignContext().campaign
  const { view } = useViewContext()
  const [{ data }, again] = useQuery({ query: battleNewsQuery, variables: { id } })
  const read = useRef(view)
  useEffect(() => {
    if (read.current === view) return
    read.current = view
    again({ requestPolicy: 'network-only' })
  }, [view, again])
  return data?.campaign?.battles ?? none
}
