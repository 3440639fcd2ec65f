import type { BriefingRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { notFound } from '../../referee/problems.js'
import { proof, signedIn } from '../context.js'
import type { BriefingSource } from '../sources.js'
import type { FrameKind } from '../types/enums.js'
import { pulse, steady, stillStands } from './standing.js'
import { stoppable } from './stoppable.js'
import { type Ticks, ticks } from './ticks.js'

export interface Frame {
  readonly kind: FrameKind
  readonly briefing: BriefingSource
}

/** More than these are not sent one by one. */
export const backlog = 50

interface Watched {
  readonly context: Context
  readonly credential: string
  readonly campaignId: string
}

type Step = { readonly kind: FrameKind; readonly row: BriefingRow }

const current = async ({ context, credential, campaignId }: Watched, kind: FrameKind): Promise<readonly Step[]> => {
  const row = await context.reads.briefing(credential, campaignId)
  return row ? [{ kind, row }] : []
}

/** Everything above `after` in order, or the current one when that is too much. */
const above = async (watched: Watched, after: number): Promise<readonly Step[]> => {
  const rows = await watched.context.reads.briefings(watched.credential, watched.campaignId, after, backlog + 1)
  return rows.length > backlog ? current(watched, 'RESYNC') : rows.map((row) => ({ kind: 'BRIEFING', row }))
}

/** A caller who claims more than there is has another viewer's number, or an older database: he starts afresh. */
const first = async (watched: Watched, after: number | null): Promise<readonly Step[]> => {
  if (after === null) return current(watched, 'BRIEFING')
  const steps = await above(watched, after)
  if (steps.length > 0) return steps
  const [latest] = await current(watched, 'RESYNC')
  return latest && latest.row.number < after ? [latest] : []
}

async function* follow(
  watched: Watched,
  rulesetId: string,
  after: number | null,
  wake: Ticks,
): AsyncGenerator<Frame, void> {
  const { context, credential, campaignId } = watched
  let last = after ?? 0
  let steps = await first(watched, after)
  for (;;) {
    for (const { kind, row } of steps) {
      last = row.number
      yield { kind, briefing: { ...row, campaignId, rulesetId } }
    }
    if (!(await wake.next())) return
    if (!(await stillStands(context, credential, campaignId, wake))) return
    steps = await steady(() => above(watched, last), [])
  }
}

/**
 * The caller's briefings as they are written: each once, in order. It listens first and reads second, so that nothing falls between.
 * It ends when he loses his place or his credential.
 */
export const briefingFrames = async (
  context: Context,
  campaignId: string,
  after: number | null,
): Promise<AsyncGenerator<Frame, void>> => {
  const { reads, signals } = context
  const { userId } = signedIn(context, 'read')
  const credential = proof(context)
  const campaign = await reads.campaign(credential, campaignId)
  if (!campaign || !(await reads.stands(credential, campaignId))) throw notFound()
  return stoppable((stop) => {
    const sources = [signals.watch(campaignId, stop), signals.watchUser(userId, stop)]
    return follow({ context, credential, campaignId }, campaign.rulesetId, after, ticks(sources, stop, pulse))
  })
}
