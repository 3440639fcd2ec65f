import { useEffect, useRef, useState } from 'react'
import * as words from '../messages/room.generated.js'
import type { Briefing } from '../api/briefing.js'
import { useNotify } from '../ui/index.js'

/** Tells gently that a new briefing has come, and whether its report is still unread. */
export const useNews = (briefing: Briefing, reading: boolean): boolean => {
  const notify = useNotify()
  const [seen, setSeen] = useState(briefing.number)
  const last = useRef(briefing.number)
  useEffect(() => {
    if (briefing.number === last.current) return
    last.current = briefing.number
    notify({
      title: words.briefing(),
      text: words.reportReady({ turn: briefing.turn }),
    })
  }, [briefing, notify])
  if (reading && seen !== briefing.number) setSeen(briefing.number)
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
