import { notFound } from '../../referee/problems.js'
import type { TableRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { pulse, steady, stillStands } from './standing.js'
import { stoppable } from './stoppable.js'
import { type Ticks, ticks } from './ticks.js'

interface Watched {
  readonly context: Context
  readonly credential: string
  readonly campaignId: string
}

async function* follow({ context, credential, campaignId }: Watched, wake: Ticks): AsyncGenerator<TableRow, void> {
  let sent = ''
  do {
    if (!(await stillStands(context, credential, campaignId, wake))) return
    const table = await steady(() => context.reads.table(credential, campaignId), null)
    const text = JSON.stringify(table)
    // A hidden change must not show as a frame: only what differs is sent.
    if (table && text !== sent) yield table
    if (table) sent = text
  } while (await wake.next())
}

/** The table now, and again whenever what the caller sees of it has changed. */
export const tableFrames = async (context: Context, campaignId: string): Promise<AsyncGenerator<TableRow, void>> => {
  const { userId } = signedIn(context, 'read')
  const credential = proof(context)
  if (!(await context.reads.stands(credential, campaignId))) throw notFound()
  return stoppable((stop) => {
    const sources = [context.signals.watch(campaignId, stop), context.signals.watchUser(userId, stop)]
    return follow({ context, credential, campaignId }, ticks(sources, stop, pulse))
  })
}
