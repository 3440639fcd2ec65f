'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { type BattleNews, battleNewsQuery } from '../../api/battles.js'

const none: readonly BattleNews[] = []

/** The reader's own desks, read anew with every briefing. Several who ask at once are answered once. */
export const useDesks = (id: string, view: GameView): readonly BattleNews[] => {
  const [{ data }, again] = useQuery({ query: battleNewsQuery, variables: { id } })
  const read = useRef(view)
  useEffect(() => {
    if (read.current === view) return
    read.current = view
    again({ requestPolicy: 'network-only' })
  }, [view, again])
  return data?.campaign?.battles ?? none
}
