import type { Context } from '../context.js'
import { signedIn } from '../context.js'
import type { Ticks } from './ticks.js'

/** How long a stream may go on without asking whether its caller still stands. */
export const pulse = 4000

/** A database that is away for a moment ends no stream: the next beat tries again. */
export const steady = async <Value>(work: () => Promise<Value>, meanwhile: Value): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    console.error('a stream could not be read', error)
    return meanwhile
  }
}

/**
 * False when the caller has no place here any more: the stream is over. When it is his credential that fell, his whole connection is about to
 * be closed, with a code that says so: until then the stream is still.
 */
export const stillStands = async (
  context: Context,
  credential: string,
  campaignId: string,
  wake: Ticks,
): Promise<boolean> => {
  if (await steady(() => context.reads.stands(credential, campaignId), true)) return true
  const { accounts } = context
  while (!(await steady(() => accounts.whoIs(signedIn(context).credential), null)))
    if (!(await wake.next())) return false
  return false
}
