import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as words from '../messages/room.generated.js'
import { useNotify } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import type { Room } from './useRoom.js'

const openingOf = (askId: string, open: (askId: string) => void) => ({
  label: words.openQuestion(),
  act: () => open(askId),
})

/** Plays what a new briefing reports; else tells gently that it has come, and what it asks, which opens at a press. And whether its report is still unread. */
export const useNews = ({ briefing, asks, ask, tab, playback }: Room, open: (askId: string) => void): boolean => {
  const { board } = useCampaignContext().campaign
  const { begin } = playback
  const notify = useNotify()
  const [seen, setSeen] = useState(briefing.number)
  const last = useRef(briefing)
  // Before it is drawn: the map that is known already would tell the end.
  useLayoutEffect(() => {
    const before = last.current
    last.current = briefing
    if (briefing.number === before.number) return
    const span = { from: before.number, to: briefing.number }
    if (briefing.report.length > 0 && begin(span, { ...before.view, board })) return
    const [asked] = asks.filter(({ id }) => before.asks.every((ask) => ask.id !== id))
    // What stands before the reader already need not be opened.
    const action = !(tab === 'orders' && ask?.id === asked?.id) && asked && openingOf(asked.id, open)
    notify({
      subject: 'briefing',
      ...(asked ? { tone: 'signal', title: words.asked({ question: asked.title }) } : { title: words.briefing() }),
      text: words.reportReady({ turn: briefing.turn }),
      ...(action && { action }),
    })
  }, [briefing, asks, ask, tab, notify, open, begin, board])
  if (tab === 'report' && seen !== briefing.number) setSeen(briefing.number)
  return seen !== briefing.number
}

/** Tells that another device of the same player has changed the same, wherever on the page somebody is. */
export const useConflictNews = (conflicts: number): void => {
  const notify = useNotify()
  const waiting = conflicts > 0
  useEffect(() => {
    if (waiting) notify({ tone: 'warn', title: words.changed(), text: words.chooseVersion() })
  }, [waiting, notify])
}
