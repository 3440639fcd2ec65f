import { logFault } from '../../base/log.js'
import { actorsAt } from '../../store/places.js'
import { signalOwn } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'

const signal = async (tx: Tx, campaign: string, desk: string, userId: string): Promise<void> =>
  signalOwn(tx, campaign, [...new Set([userId, ...(await actorsAt(tx, campaign, desk))])])

/**
 * Word of a draft goes to all screens of those who act at the desk, who share its drafts. Nobody waits for it: signals are sent one after the other, and no delay may reveal
 * whose goes first.
 */
export const signalDraft = (tx: Tx, campaign: string, desk: string, userId: string): void => {
  signal(tx, campaign, desk, userId).catch((error: unknown) => logFault('a draft was not signalled', error))
}
