import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { enterLog } from '../../store/log.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { farthest } from '../common/calendar.js'
import { badInput } from '../../base/problems.js'
import type { Caller, PauseCampaign } from '../common/contract.js'

const day = 86_400_000
const longestNote = 500

/** A pause as it is entered: the reason, and the hour at which it ends by itself. */
export interface Pause {
  readonly note: string | null
  readonly until: Date | null
}

/** @throws Problem where nobody could come back then */
export const checkPause = ({ note, until }: Pick<PauseCampaign, 'note' | 'until'>, now: Date): Pause => {
  if ((note ?? '').length > longestNote) throw badInput(words.noteTooLong({ most: longestNote }), 'note')
  const at = until === undefined ? null : new Date(until)
  if (at && !(at > now && at.getTime() <= now.getTime() + farthest * day))
    throw badInput(words.pauseEnd({ days: farthest }), 'until')
  return { note: note ?? null, until: at }
}

/** Deadlines stop, and all read by whom, why, and until when. `by` is left out where the seats voted for it. */
export const standStill = async (
  tx: Tx,
  { id }: Pick<CampaignEntity, 'id'>,
  by: Caller | null,
  { note, until }: Pause,
  now: Date,
): Promise<void> => {
  await updateCampaign(tx, id, { phase: 'PAUSED', note, stoppedAt: now, resumesAt: until })
  const detail = {
    ...(note === null ? {} : { note }),
    ...(until ? { at: until.toISOString() } : {}),
    ...(by ? {} : { voted: true }),
  }
  const record = { kind: 'paused', entry: until ? { until: until.toISOString() } : {} }
  await enterLog(tx, id, { kind: 'PAUSED', ...(by ? { by } : {}), detail, record }, now)
}
