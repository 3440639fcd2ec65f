import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { enterLog } from '../../store/log.js'
import { addJob } from '../../store/queue.js'
import type { LogDetail } from '../../store/reads.js'
import type { Tx } from '../../store/tx.js'

/** The true deadline of a group that asks all seats the same, and the shown one; `why` is what all read about it. */
export const moveDeadline = async (
  tx: Tx,
  { id, turn, stage }: CampaignEntity,
  group: GroupEntity,
  at: Date,
  why: LogDetail,
  now: Date,
): Promise<void> => {
  const { groupId } = group
  await asks.updateGroup(tx, group, { deadlineAt: at })
  await addJob(tx, { campaignId: id, groupId, why: 'deadline' }, at)
  const clock = (await asks.clocksOf(tx, id)).find(
    (row) => row.class === group.class && row.turn === turn && row.stage === stage && row.public,
  )
  if (clock) await asks.setClock(tx, { ...clock, at })
  const title = clock?.title ?? ''
  const record = { kind: 'extended', entry: { class: group.class, at: at.toISOString() } }
  await enterLog(tx, id, { kind: 'EXTENDED', detail: { title, at: at.toISOString(), ...why }, record }, now)
}
