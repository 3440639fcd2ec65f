import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Client } from 'urql'
import type { Campaign } from '../../api/campaign.js'
import { headsQuery, viewQuery } from '../../api/history.js'
import { turnsOf } from '../../turn/turnsOf.js'
import { mostTurns } from '../records/useMoments.js'

/** Whose briefings a film is made of: one's own, another seat's, or everybody's. */
export type Source = { readonly viewer?: 'EVERYONE' | 'OWN'; readonly seat?: SeatId }

/** Each of the latest turns as it ended for that viewer, the oldest first. */
export const readFrames = async (
  client: Client,
  { id, board }: Pick<Campaign, 'id' | 'board'>,
  source: Source,
  onRead: (done: number, all: number) => void,
): Promise<readonly GameView[]> => {
  const { data, error } = await client.query(headsQuery, { id, ...source }).toPromise()
  if (error) throw error
  const heads = [...(data?.campaign?.briefings ?? [])].sort((a, b) => a.number - b.number)
  const turns = turnsOf(heads).slice(-mostTurns)
  const views: GameView[] = []
  for (const [at, { last }] of turns.entries()) {
    onRead(at + 1, turns.length)
    const number = heads[last]?.number ?? 0
    const read = await client.query(viewQuery, { id, number, ...source }).toPromise()
    if (read.error) throw read.error
    const view = read.data?.campaign?.briefing?.view
    if (view) views.push({ ...view, board })
  }
  return views
}
