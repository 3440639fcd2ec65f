import type { Outcome } from './channel.js'
import type { Answered } from './outgoing.js'

const isDone = (status: number): boolean => status >= 200 && status < 300

/** What an answer by HTTP means for a message. `gone`: what the other side answers when there is no such place any more. */
export const outcomeOf = (
  answered: Answered,
  {
    who,
    gone,
    seconds = null,
  }: { readonly who: string; readonly gone: readonly number[]; readonly seconds?: number | null },
): Outcome => {
  if ('unanswered' in answered) return { done: 'later', why: answered.unanswered }
  const { status, retryAfter } = answered
  if (isDone(status)) return { done: 'sent' }
  const why = `${who} answered ${String(status)}`
  if (gone.includes(status)) return { done: 'gone', why }
  const pause = Math.max(retryAfter ?? 0, seconds ?? 0)
  // Only where it is asked for: a server that is out of order says when to come back, too.
  if (status === 429 || (status === 503 && pause > 0)) return { done: 'later', why, seconds: Math.max(1, pause) }
  return { done: 'later', why }
}
