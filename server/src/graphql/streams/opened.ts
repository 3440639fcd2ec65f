import type { Heard, Hub, Line } from '../../live/types.js'
import { notFound } from '../../base/problems.js'
import type { FrameAsk } from '../../store/reads.frames.js'
import { type Context, proof } from '../context.js'
import { stoppable } from './stoppable.js'

/** What it has from the start, and how it continues. */
export interface Opened {
  readonly first: Heard
  readonly line: Line
}

/**
 * A stream of frames for the caller: it listens first and reads second, so that nothing is missed. It ends when they lose their place. What they may not
 * follow and what does not exist get the same answer.
 */
export const openFrames = async <Frame>(
  context: Context,
  campaignId: string,
  { after, ...what }: Omit<FrameAsk, 'credential'>,
  follow: (opened: Opened) => AsyncGenerator<Frame, void>,
  listen: Hub['listen'] = (campaign, asked, stop) => context.hub.listen(campaign, asked, stop),
): Promise<AsyncGenerator<Frame, void>> => {
  const ask = { ...what, credential: proof(context) }
  const controller = new AbortController()
  try {
    const line = listen(campaignId, ask, controller.signal)
    const first = await line.next(after)
    if (!first) throw notFound()
    return stoppable(follow({ first, line }), controller)
  } catch (error) {
    controller.abort()
    throw error
  }
}
