import { type Absence, hoursIn, noteBeat, wasAway } from '../../store/beat.js'
import { enterLog } from '../../store/log.js'
import { signalCampaign } from '../../store/queue.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { postponed } from '../common/calendar.js'
import type { Context } from '../access/context.js'
import { type Later, putOff } from './putOff.js'

/** Minutes: a restart is shorter, and nobody loses anything by it. */
const unnoticed = 5

const hour = 3_600_000
const day = 24 * hour

/**
 * An hour that came while no server was at work, or comes within as long after that, a day at most, is put off by as long as that was, to no sooner
 * than an hour after; deadlines to their hour of the day, as after a pause.
 */
export const laterFor = ({ from, to }: Absence, timeZone: string): Later => {
  const stood = to.getTime() - from.getTime()
  const until = to.getTime() + Math.min(stood, day)
  return (at, rule) =>
    at < from || at.getTime() >= until
      ? null
      : postponed(new Date(Math.max(at.getTime() + stood, to.getTime() + hour)), 0, rule, timeZone)
}

/** What is put off is said of hours that all see. Of others it is said to nobody: who was asked finds the new hour at the question. */
const makeUp = async (tx: Tx, campaignId: string, away: Absence): Promise<void> => {
  const locked = await lockCampaign(tx, campaignId)
  if (locked?.campaign.phase !== 'RUNNING') return
  const { campaign, now } = locked
  const changed = await putOff(tx, campaign, laterFor(away, campaign.timeZone))
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

/** Notes that this server is at work. After minutes in which none was, all that fell into them is put off in one transaction, before anything is closed. */
export const beat = ({ store }: Context): Promise<void> =>
  store.transaction(async (tx) => {
    const away = await noteBeat(tx, unnoticed)
    if (!away) return
    const until = new Date(away.to.getTime() + Math.min(away.to.getTime() - away.from.getTime(), day))
    for (const campaignId of await hoursIn(tx, away.from, until)) await makeUp(tx, campaignId, away)
  })

/** Whoever is about to close something by its hour asks first whether the hour was slept through. */
export const awake = async (context: Context): Promise<void> => {
  if (await wasAway(context.store.plain, unnoticed)) await beat(context)
}
