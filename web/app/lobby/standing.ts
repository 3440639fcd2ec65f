import type { CampaignHead } from '../../api/campaign.js'

/** How a campaign stands for the reader, most pressing first. */
export interface Standing {
  readonly rank: number
  readonly tone: 'signal' | 'warn' | 'good' | 'plain'
  readonly word: string
  readonly text: string
}

const running = ({ place, table }: CampaignHead): Standing => {
  const mine = table.seats.find((seat) => seat.mine)
  const due = mine && (table.awaiting.seats?.includes(mine.id) ?? false)
  if (due && mine.sealed !== true)
    return { rank: 0, tone: 'signal', word: 'Your move', text: 'Your orders are awaited.' }
  if (place.role === 'PLAYER') return { rank: 3, tone: 'good', word: 'Running', text: table.awaiting.text }
  return { rank: 4, tone: 'plain', word: 'Running', text: table.awaiting.text }
}

export const standingOf = (campaign: CampaignHead): Standing => {
  const { place, table } = campaign
  switch (table.phase) {
    case 'GATHERING': {
      const free = table.seats.filter((seat) => seat.holder === null && !seat.bot).length
      if (!place.organiser)
        return { rank: 5, tone: 'plain', word: 'Gathering', text: 'The organiser has not started it yet.' }
      return free > 0
        ? {
            rank: 1,
            tone: 'warn',
            word: 'Gathering',
            text: `${String(free)} ${free === 1 ? 'seat is' : 'seats are'} free: invite somebody.`,
          }
        : { rank: 0, tone: 'signal', word: 'Ready', text: 'All seats are taken: start it.' }
    }
    case 'RUNNING':
      return running(campaign)
    case 'PAUSED':
      return {
        rank: place.organiser ? 1 : 5,
        tone: 'warn',
        word: 'Paused',
        text: table.note ?? 'The clock stands still.',
      }
    case 'HELD':
      return {
        rank: 2,
        tone: 'warn',
        word: 'Held',
        text: table.note ?? 'A stage could not be resolved; nothing is lost.',
      }
    case 'ENDED':
      return { rank: 9, tone: 'plain', word: 'Ended', text: 'The campaign is over.' }
  }
}

/** What waits for the reader comes first; among equals the order of the server stays. */
export const byUrgency = (campaigns: readonly CampaignHead[]): readonly CampaignHead[] =>
  [...campaigns].sort((a, b) => standingOf(a).rank - standingOf(b).rank)

/** The next deadline, or null where no clock runs. */
export const nextDeadline = ({ table }: CampaignHead): string | null =>
  table.clocks.flatMap(({ at }) => (at ? [at] : [])).sort()[0] ?? null
