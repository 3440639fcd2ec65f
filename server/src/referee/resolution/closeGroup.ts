import { randomBytes } from 'node:crypto'
import { isCalendar } from '@muster/rulesets/kit/asks.js'
import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import type { GroupEntity } from '../../db/entities/asks.js'
import * as asks from '../../store/asks.js'
import type { Played } from '../../store/editions.js'
import { digestOfFacts } from '../../store/facts.js'
import { logFault, whereOf } from '../../base/log.js'
import { stopwatch } from '../../base/metrics.js'
import { traced } from '../../base/trace.js'
import { breaks, campaignNow, clock, lockCampaign, lockGroup, type Tx } from '../../store/tx.js'
import type { CloseGroup } from './closeJob.js'
import { commit } from './commit.js'
import { holdForEdition } from './editions.js'
import { hold } from './hold.js'
import { type Context, rulesetOf } from '../access/context.js'
import { EngineFault } from '../common/fault.js'
import type { GroupResolution } from '../compute/resolve.js'
import { conflict } from '../../base/problems.js'
import * as publishing from '../../messages/publishing.generated.js'
import { type ReadTask, readTask } from './groupTask.js'
import { releaseEvents } from './releaseEvents.js'
import { closingOf, enterPublishing, holdBack, isPublished, mustWait } from './publishing.js'
import { waitsOnce } from './waiting.js'

export type { CloseGroup } from './closeJob.js'

/** `nothing`: it was closed already, or is not due; `waits`: for the facilitator to publish it. */
export type Closing = 'closed' | 'nothing' | 'held' | 'waits'

const isDue = async (tx: Tx, group: GroupEntity, job: CloseGroup, now: Date): Promise<boolean> => {
  if (group.closedAt !== null) return false
  if (group.publishAt !== null) return isPublished(tx, group, job, now)
  if (job.published) return false
  if (job.why === 'complete') return group.completeAt !== null
  return job.why !== 'deadline' || (group.deadlineAt !== null && group.deadlineAt <= now)
}

/** What is open next to a group that only the calendar closes: it ends with the stage, and every sheet of it counts. */
const besides = async (tx: Tx, { campaign, groupId }: GroupEntity): Promise<readonly string[]> =>
  (await asks.asksOf(tx, campaign, groupId)).some(isCalendar)
    ? (await asks.openGroups(tx, campaign)).map((group) => group.groupId).filter((other) => other !== groupId)
    : []

interface Read extends ReadTask {
  readonly revision: number
  /** Of a group that waited: how it would have closed then. */
  readonly job: CloseGroup
}

/** A campaign whose edition is not here. */
interface Lacking {
  readonly lacking: Played
}

/** Everything as of one moment, without waiting for locks; or that there is nothing to do, or what comes first. */
const read = (context: Context, asked: CloseGroup): Promise<Read | Lacking | 'nothing' | readonly string[]> =>
  context.store.snapshot(async (tx) => {
    const { campaignId, groupId } = asked
    const campaign = await campaignNow(tx, campaignId)
    const group = await asks.groupOf(tx, campaignId, groupId)
    if (campaign?.phase !== 'RUNNING' || !group || !(await isDue(tx, group, asked, await clock(tx)))) return 'nothing'
    if (!context.registry.edition(campaign)) return { lacking: campaign }
    const first = await besides(tx, group)
    if (first.length > 0) return first
    const job = closingOf(group, asked)
    const found = await readTask(context, tx, campaign, group, job)
    if ((job.published?.digest ?? found.digest) !== found.digest) throw conflict(publishing.changed())
    return { ...found, revision: campaign.revision, job }
  })

/** A short transaction: under the group's lock and the campaign's, if everything is as it was when it was read, the result is written. */
const write = (
  context: Context,
  { job, whole, digest, task: { now } }: Read,
  resolution: GroupResolution,
): Promise<Closing | 'changed'> =>
  context.store.transaction(async (tx) => {
    const { campaignId, groupId, why } = job
    await lockGroup(tx, campaignId, groupId)
    const locked = await lockCampaign(tx, campaignId)
    const group = await asks.groupOf(tx, campaignId, groupId)
    if (locked?.campaign.phase !== 'RUNNING' || !group || !(await isDue(tx, group, job, locked.now))) return 'nothing'
    if ((await digestOfFacts(tx, whole)) !== digest) return 'changed'
    const { campaign } = locked
    const { closed } = resolution
    const at = { campaign, game: rulesetOf(context, campaign), group }
    if (group.publishAt === null) {
      if (await waitsOnce(tx, { campaign, group, why, closed, now: locked.now })) return 'nothing'
      if (await mustWait(tx, campaign, why, closed)) {
        await holdBack(tx, at, job, locked.now)
        return 'waits'
      }
    }
    await enterPublishing(tx, at, job, now)
    await commit(tx, { campaign, game: at.game, why, closed, resolution, now })
    return 'closed'
  })

const closedBefore = (cause: unknown): EngineFault =>
  new EngineFault('the ruleset asks anew in a group that was closed before', { cause })

/** Reads, computes off the server's thread, and writes: no transaction is open while an engine computes, and nobody waits. */
const attempt = async (context: Context, job: CloseGroup): Promise<Closing | 'changed' | readonly string[]> => {
  const found = await read(context, job)
  if (found === 'nothing') return found
  if ('lacking' in found) {
    await holdForEdition(context, found.lacking)
    return 'held'
  }
  if (!('task' in found)) return found
  try {
    return await write(context, found, await context.engines.run('resolve', found.task))
  } catch (error) {
    const fault = breaks(error, 'ask_group_pkey') ? closedBefore(error) : error
    if (!(fault instanceof EngineFault)) throw error
    // An operator finds the line of the log by it.
    const reference = randomBytes(4).toString('hex')
    logFault(`campaign ${job.campaignId} is on hold at revision ${String(found.revision)}, fault ${reference}`, fault)
    const { campaignId } = job
    const note = inEnglish(words.heldNote)
    await hold(context, { campaignId, revision: found.revision, fault: { reference, ...whereOf(fault) }, note })
    return 'held'
  }
}

const tries = 20

/**
 * A ruleset that throws puts the campaign on hold, any other trouble leaves it for another attempt. A list: these groups are to be closed first. If
 * anything changes meanwhile, such as a sheet that is sealed again, everything is computed again; from then on no more sheets are accepted.
 */
const closeOne = async (context: Context, job: CloseGroup): Promise<Closing | readonly string[]> => {
  const { plain } = context.store
  for (let left = tries; left > 0; left -= 1) {
    const done = await attempt(context, job)
    // What is not closed after all, because the campaign is stopped or its deadline was postponed, continues as it was.
    if (done !== 'changed' && done !== 'closed' && done !== 'waits' && left < tries)
      await asks.thawGroups(plain, job.campaignId, job.groupId)
    if (done !== 'changed') return done
    await asks.freezeGroup(plain, job.campaignId, job.groupId)
  }
  throw new Error('a group changed each time it was resolved')
}

/** What closes nothing is not worth counting. */
const measured = async <Done extends Closing | readonly string[]>(close: () => Promise<Done>): Promise<Done> => {
  const tell = stopwatch()
  try {
    const done = await close()
    if (done === 'closed' || done === 'held' || done === 'waits') tell(done)
    return done
  } catch (error) {
    tell('failed')
    throw error
  }
}

/** The group is closed whatever becomes of them: the sweep tries again. */
const releaseAfter = async (context: Context, campaignId: string): Promise<void> => {
  try {
    await releaseEvents(context, campaignId)
  } catch (error) {
    logFault(`events that were prepared in campaign ${campaignId} could not be released yet`, error)
  }
}

/** Resolves one group, exactly once whoever asks and however often: last seal, deadline and button all end here. */
export const closeGroup = async (context: Context, job: CloseGroup): Promise<Closing> => {
  const why = job.why === 'deadline' ? 'stage' : job.why
  for (;;) {
    const done = await context.turns.take(job.campaignId, () =>
      measured(() => traced('resolution', { campaign: job.campaignId }, () => closeOne(context, job))),
    )
    if (done === 'closed') await releaseAfter(context, job.campaignId)
    if (typeof done === 'string') return done
    for (const groupId of done) if ((await closeGroup(context, { ...job, groupId, why })) === 'held') return 'held'
  }
}
