import { useEffect, useState } from 'react'
import { store, stored } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenDesk } from '../desk/DeskContext.js'
import { useViewContext } from '../ViewContext.js'
import { after, type Mark, markAt, marks } from './marks.js'

const key = 'coach'
const over = 'over'

/** A browser that forbids it is not told the same thing in every first turn: it is told nothing. */
const furthest = (): Mark | null => {
  const kept = stored(key)
  return kept === null ? 'order' : (marks.find((mark) => mark === kept) ?? null)
}

export interface Coach {
  readonly mark: Mark | null
  readonly next: () => void
  readonly end: () => void
}

/** What is pointed at for somebody who plays their first turn; this browser remembers how far they are. */
export const useCoach = (tab: string): Coach => {
  const { place } = useCampaignContext().campaign
  const { view } = useViewContext()
  const { desk } = useOpenDesk()
  const [reached, reach] = useState(furthest)
  const go = (mark: Mark | null): void => {
    reach(mark)
    store(key, mark ?? over)
  }
  // The first tip speaks of pieces that go somewhere; a battle asks for something else.
  const onMap = desk.options.some(({ piece, to, path }) => piece !== undefined && (to !== undefined || path === true))
  const plays = place.role === 'PLAYER' && !place.former && (onMap || desk.sealed !== null || view.turn === 2)
  const found =
    reached === null || !plays
      ? null
      : markAt({ reached, turn: view.turn, orders: desk.orders.length, sealed: desk.sealed !== null })
  const read = found === 'report' && tab === 'report'
  useEffect(() => {
    if (found !== null && found !== reached) go(found)
    if (read) go(null)
  }, [found, reached, read])
  return {
    mark: read || (found !== 'report' && tab !== 'orders') ? null : found,
    next: () => found && go(after(found)),
    end: () => go(null),
  }
}
