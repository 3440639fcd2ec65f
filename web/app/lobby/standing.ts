import * as words from '../../messages/standing.generated.js'
import type { CampaignHead } from '../../api/lobby.js'
import { type Turn, turnOf } from '../../turn/toDo.js'

/** How a campaign stands for the reader, most pressing first. */
export interface Standing {
  readonly rank: number
  readonly tone: 'signal' | 'warn' | 'good' | 'plain'
  readonly word: string
  readonly text: string
  /** What the reader has to do; said instead of the text. */
  readonly turn?: Turn
}

const running = ({ place, status }: CampaignHead): Standing => {
  if (['PLAYER', 'DEPUTY', 'COMMANDER'].includes(place.role))
    return { rank: 3, tone: 'good', word: words.running(), text: status.awaiting.text }
  return { rank: 4, tone: 'plain', word: words.running(), text: status.awaiting.text }
}

export const standingOf = (campaign: CampaignHead): Standing => {
  const { place, status } = campaign
  const turn = turnOf(status)
  if (turn) return { rank: 0, tone: 'signal', word: words.yourMove(), text: '', turn }
  switch (status.phase) {
    case 'GATHERING': {
      const free = status.seats.filter(
        (seat) => seat.holder === null && !seat.bot && seat.reservedUntil === null,
      ).length
      if (!place.organiser) return { rank: 5, tone: 'plain', word: words.gathering(), text: words.notStarted() }
      return free > 0
        ? {
            rank: 1,
            tone: 'warn',
            word: words.gathering(),
            text: words.seatsFree({ seats: free }),
          }
        : { rank: 0, tone: 'signal', word: words.ready(), text: words.startIt() }
    }
    case 'RUNNING':
      return running(campaign)
    case 'PAUSED':
      return {
        rank: place.organiser ? 1 : 5,
        tone: 'warn',
        word: words.paused(),
        text: status.note ?? words.noDeadline(),
      }
    case 'HELD':
      return {
        rank: 2,
        tone: 'warn',
        word: words.held(),
        text: status.note ?? words.heldBecause(),
      }
    case 'ENDED':
      return { rank: 9, tone: 'plain', word: words.ended(), text: words.over() }
  }
}

/** What waits for the reader comes first; among equals the order of the server stays. */
export const byUrgency = (campaigns: readonly CampaignHead[]): readonly CampaignHead[] =>
  [...campaigns].sort((a, b) => standingOf(a).rank - standingOf(b).rank)

/** The next deadline, or null where no clock runs. */
export const nextDeadline = ({ status }: CampaignHead): string | null =>
  status.deadlines.flatMap(({ at }) => (at ? [at] : [])).sort()[0] ?? null
