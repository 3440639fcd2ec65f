import { type Absence, hoursIn, noteBeat, wasAway } from '../../store/beat.js'
import { enterLog } from '../../store/log.js'
import { putOffMatter } from '../../store/matters.js'
import { signalCampaign } from '../../store/queue.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { openVotes } from '../../store/votes.js'
import { atItsHour } from '../common/calendar.js'
import type { Context } from '../access/context.js'
import { type Later, putOff } from './putOff.js'

/** Minutes: a restart is shorter, and costs nobody anything. */
const unnoticed = 5

const hour = 3_600_000
const day = 24 * hour

/**
 * A deadline that came while no server was running, or comes within as long after that, a day at most, is postponed by the length of the downtime, to no
 * sooner than an hour after it; deadlines to their time of day.
 */
export const laterFor = ({ from, to }: Absence, timeZone: string): Later => {
  const stood = to.getTime() - from.getTime()
  const until = to.getTime() + Math.min(stood, day)
  return (at, rule) =>
    at < from || at.getTime() >= until
      ? null
      : atItsHour(new Date(Math.max(at.getTime() + stood, to.getTime() + hour)), rule, timeZone)
}

/** The log tells of postponed deadlines that all see. Others are not announced: those asked see the new one at the question. */
const makeUp = async (tx: Tx, campaignId: string, away: Absence): Promise<void> => {
  const locked = await lockCampaign(tx, campaignId)
  if (locked?.campaign.phase !== 'RUNNING') return
  const { campaign, now } = locked
  const changed = await putOff(tx, campaign, laterFor(away, campaign.timeZone))
  for (const { id, dueAt } of await openVotes(tx, campaignId)) {
    const at = laterFor(away, campaign.timeZone)(dueAt, null)
    if (at) await putOffMatter(tx, id, at)
  }
  const shown = changed.filter(
    (clock) => clock.public && clock.turn === campaign.turn && clock.stage === campaign.stage,
  )
  const since = away.from.toISOString()
  for (const { class: name, title, at } of shown) {
    if (!at) continue
    const record = { kind: 'extended', entry: { class: name, at: at.toISOString() } }
    await enterLog(tx, campaignId, { kind: 'EXTENDED', detail: { title, at: at.toISOString(), since }, record }, now)
  }
  await signalCampaign(tx, campaignId)
}

/** Notes that this server is running. After minutes in which none was, all deadlines in them are postponed in one transaction, before anything is closed. */
export const beat = ({ store }: Context): Promise<void> =>
  store.transaction(async (tx) => {
    const away = await noteBeat(tx, unnoticed)
    if (!away) return
    const until = new Date(away.to.getTime() + Math.min(away.to.getTime() - away.from.getTime(), day))
    for (const campaignId of await hoursIn(tx, away.from, until)) await makeUp(tx, campaignId, away)
  })

/** Before closing anything at its deadline, it is checked whether the deadline fell into a downtime. */
export const awake = async (context: Context): Promise<void> => {
  if (await wasAway(context.store.plain, unnoticed)) await beat(context)
}
