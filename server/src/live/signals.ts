import { ownTopic, toldTopic } from '../store/queue.js'
import { Calls } from './calls.js'
import { listenToPostgres } from './listen.js'
import type { Bus, Signals } from './types.js'

export type { Signals } from './types.js'

/**
 * Hears what servers signal to one another: by PostgreSQL's LISTEN and, where there is one, by a bus. After an interruption everything that is watched is signalled, since some
 * may have been missed.
 */
export const openSignals = async (refereeUrl: string, bus: Pick<Bus, 'listen'> | null = null): Promise<Signals> => {
  const campaigns = new Calls<null>()
  const users = new Calls<string | null>()
  const own = new Calls<null>()
  const ears = {
    heard: (signal: string): void => {
      const [kind, id = ''] = signal.split(':', 2)
      if (kind === 'campaign') campaigns.tell(id, null)
      if (kind === 'user') users.tellAll(id)
      if (kind === 'own') own.tell(id, null)
    },
    missed: (): void => {
      users.tellAll(null)
      campaigns.tellAll(null)
      own.tellAll(null)
    },
    lost: (): void => users.tellAll(null),
  }
  const listening = await listenToPostgres(refereeUrl, ears)
  await bus?.listen(ears)
  return {
    onCampaign: (campaignId, changed) => campaigns.add(campaignId, () => changed()),
    onUser: (lost) => users.add('', lost),
    onOwn: (campaignId, userId, changed) => own.add(ownTopic(campaignId, userId), () => changed()),
    onTold: (userId, changed) => own.add(toldTopic(userId), () => changed()),
    close: () => listening.close(),
  }
}
