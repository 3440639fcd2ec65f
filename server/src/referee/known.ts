import type { GameView } from '@muster/rulesets/kit/view.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import { boardOf, currentBriefing } from '../store/books.js'
import type { Tx } from '../store/tx.js'
import { deskKey } from './brief.js'

/** What a desk knows now, as it stands in its newest briefing: the only thing that its orders are judged by. */
export const knownNow = async (
  tx: Tx,
  campaign: string,
  desk: string,
): Promise<{ readonly number: number; readonly view: GameView }> => {
  const briefing = await currentBriefing(tx, campaign, deskKey(desk))
  if (!briefing) throw new Error('a desk of a running campaign has no briefing')
  const board = await boardOf(tx, briefing.boardHash)
  return { number: briefing.number, view: { ...(briefing.view as Omit<GameView, 'board'>), board } }
}

export const knownView = async (tx: Tx, { id }: CampaignEntity, desk: string): Promise<GameView> =>
  (await knownNow(tx, id, desk)).view
