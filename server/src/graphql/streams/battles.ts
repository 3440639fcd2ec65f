import { notFound } from '../../referee/problems.js'
import type { BattleRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { pulse, steady, stillStands } from './standing.js'
import { stoppable } from './stoppable.js'
import { type Ticks, ticks } from './ticks.js'

interface Watched {
  readonly context: Context
  readonly credential: string
  readonly campaignId: string
  readonly battleId: string
}

async function* follow(watched: Watched, wake: Ticks): AsyncGenerator<BattleRow, void> {
  const { context, credential, campaignId, battleId } = watched
  let sent = ''
  do {
    if (!(await stillStands(context, credential, campaignId, wake))) return
    const row = await steady(() => context.reads.battle(credential, campaignId, battleId), null)
    const text = JSON.stringify(row)
    if (row && text !== sent) yield row
    if (row) sent = text
  } while (await wake.next())
}

/** A desk now, and again whenever it has changed. To whoever is no side of it there is none. */
export const battleFrames = async (
  context: Context,
  campaignId: string,
  battleId: string,
): Promise<AsyncGenerator<BattleRow, void>> => {
  const { userId } = signedIn(context, 'read')
  const credential = proof(context)
  const { reads, signals } = context
  const row = await reads.battle(credential, campaignId, battleId)
  if (!row || !(await reads.stands(credential, campaignId))) throw notFound()
  return stoppable((stop) => {
    const sources = [signals.watch(campaignId, stop), signals.watchUser(userId, stop)]
    return follow({ context, credential, campaignId, battleId }, ticks(sources, stop, pulse))
  })
}
