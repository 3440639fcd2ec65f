import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { useExcuses } from '../../store/absence.js'
import * as asks from '../../store/asks.js'
import { botSeats, holdersOf } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import type { GroupResolution } from '../compute/resolve.js'
import { moveDeadline } from './moveDeadline.js'

interface AtDeadline {
  /** As they are under the campaign's lock. */
  readonly campaign: CampaignEntity
  readonly group: GroupEntity
  readonly why: string
  readonly closed: Pick<GroupResolution['closed'], 'asked' | 'silent' | 'common' | 'ruling'>
  readonly now: Date
}

const hour = 3_600_000

const putOffOnce = async (tx: Tx, { campaign, group, now }: AtDeadline): Promise<void> => {
  const from = group.deadlineAt ?? now
  const wait = campaign.absence.waitHours * hour
  const at = new Date((from.getTime() + wait > now.getTime() ? from : now).getTime() + wait)
  await asks.updateGroup(tx, group, { waitedFrom: from })
  await moveDeadline(tx, campaign, group, at, { waited: true }, now)
}

/**
 * Whether a group waits beyond its deadline, once: while too few of the seats that people hold have sealed, or because a silent seat has an excuse left. Only
 * where all seats are asked the same: otherwise the wait would tell others of the question. Which of the two it was, and whose, is told to nobody.
 */
export const waitsOnce = async (tx: Tx, at: AtDeadline): Promise<boolean> => {
  const { campaign, group, why, closed } = at
  const { quorum, excuses } = campaign.absence
  if (why !== 'deadline' || !closed.common || closed.ruling || group.waitedFrom) return false
  if ((quorum === 0 && excuses === 0) || closed.silent.length === 0) return false
  const bots = await botSeats(tx, campaign.id)
  const holders = (await holdersOf(tx, campaign.id)).filter(
    ({ seat }) => closed.asked.includes(seat) && !bots.includes(seat),
  )
  const silent = holders.filter(({ seat }) => closed.silent.includes(seat))
  const excused = silent.filter(({ excusesUsed }) => excusesUsed < excuses).map(({ id }) => id)
  const tooFew = (holders.length - silent.length) * 100 < quorum * holders.length
  if (excused.length === 0 && !tooFew) return false
  if (excused.length > 0) await useExcuses(tx, excused, campaign.turn)
  await putOffOnce(tx, at)
  return true
}
