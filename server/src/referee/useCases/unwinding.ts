import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/unwinding.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { type CourseRow, courseNow, readSince, sheetsSince, stateToBuild } from '../../store/course.js'
import { openGroups } from '../../store/asks.js'
import { digestOfFacts, readFacts, secretsOf } from '../../store/facts.js'
import { enterLog, type Logged } from '../../store/log.js'
import { campaignNow, lockCampaign, lockGroup, type Tx } from '../../store/tx.js'
import { type Context, mustRun } from '../access/context.js'
import { badInput, conflict, paused } from '../../base/problems.js'
import { EngineFault } from '../common/fault.js'
import type { CorrectedSheet } from '../compute/stillGiven.js'
import type { Reopened } from '../compute/tellUnwound.js'
import type { Unwound, UnwindTask } from '../compute/unwind.js'
import { commitUnwound } from '../resolution/commitUnwound.js'

/** In a pause too: the campaign may well have been stopped for it. */
export const mustGoOn = (campaign: CampaignEntity): void => {
  if (campaign.phase !== 'PAUSED') mustRun(campaign)
}

/** What is to be played again from where. */
export interface Wanted {
  /** The resolution that is made otherwise, or not at all. */
  readonly revision: number
  readonly corrected: readonly CorrectedSheet[]
  readonly reason: string
  /** Null: it is made otherwise. */
  readonly reopened: Reopened | null
}

interface Read {
  readonly task: UnwindTask & { readonly origin: number }
  readonly digest: string
}

const whole = (campaign: string) => ({ campaign, group: null, drafts: false, standing: false })

/** The resolution, and the one before it, to whose state the campaign goes back. */
const placeOf = (
  course: readonly CourseRow[],
  revision: number,
): { readonly before: CourseRow; readonly at: number } => {
  const at = course.findIndex((row) => row.revision === revision)
  const before = course[at - 1]
  if (!before) throw badInput(words.notThere(), 'question')
  if (course.slice(at).some(({ moves }) => moves)) throw conflict(words.edition())
  return { before, at }
}

export const readWanted = async (tx: Tx, campaign: CampaignEntity, wanted: Wanted): Promise<Read> => {
  const { id } = campaign
  const course = await courseNow(tx, id)
  const { before, at } = placeOf(course, wanted.revision)
  const { facts, digest, now } = await readFacts(tx, whole(id))
  const { privateKey, state } = await secretsOf(tx, id)
  if (state === null) throw new Error('the state of the last resolution is missing')
  const counted = course.slice(at).flatMap(({ revision, restores }) => (restores === null ? [revision] : []))
  const { steps, closed, ...since } = await readSince(tx, id, before.origin, counted)
  const kept = new Set(course.slice(0, at).map(({ groupId }) => groupId))
  const { corrected, reason, reopened } = wanted
  return {
    digest,
    task: {
      ...{ facts, state, privateKey, now, ...since, corrected, reason, reopened, steps, origin: before.origin },
      closed: closed.filter((group) => !kept.has(group)),
      kept: await stateToBuild(tx, campaign, before.revision),
      restores: before.revision,
      restoresHash: before.stateHash,
    },
  }
}

export const computeUnwound = async ({ engines }: Context, task: UnwindTask): Promise<Unwound> => {
  try {
    const made = await engines.run('unwind', task)
    if (made.problem === false) return made
    if (made.problem === 'arrived') throw conflict(words.arrived())
    if (made.problem === null) throw badInput(words.sheets(), 'sheets')
    const { message, seat = '' } = made.problem as { readonly message: string; readonly seat?: string }
    throw badInput(words.wrongSheet({ seat, message }), 'sheets')
  } catch (error) {
    if (error instanceof EngineFault) throw paused(problems.notResolved())
    throw error
  }
}

const tries = 5

/** Whether nobody has sealed anything since, and nothing else has changed. */
const isAsRead = async (tx: Tx, id: string, { task, digest }: Read): Promise<'same' | 'sealed' | 'moved'> => {
  if ((await digestOfFacts(tx, whole(id))) !== digest) return 'moved'
  return (await sheetsSince(tx, id, task.origin)) === task.sealed ? 'same' : 'sealed'
}

/**
 * In one step: under the locks of all open questions and the campaign's, what was computed is written, if it is still so. Who seals meanwhile has it computed again.
 * False: the campaign has moved on.
 */
export const publishUnwound = async (
  context: Context,
  campaignId: string,
  read: (tx: Tx, campaign: CampaignEntity) => Promise<Read>,
  may: (tx: Tx, campaign: CampaignEntity, now: Date) => Promise<Logged | null>,
): Promise<boolean> => {
  for (let left = tries; left > 0; left -= 1) {
    const found = await context.store.snapshot(async (tx) => {
      const campaign = await campaignNow(tx, campaignId)
      return campaign && read(tx, campaign)
    })
    if (!found) return false
    const unwound = await computeUnwound(context, found.task)
    const done = await context.store.transaction(async (tx) => {
      for (const { groupId } of await openGroups(tx, campaignId)) await lockGroup(tx, campaignId, groupId)
      const locked = await lockCampaign(tx, campaignId)
      if (!locked) return 'moved'
      const { campaign, now } = locked
      const is = await isAsRead(tx, campaignId, found)
      if (is !== 'same') return is
      const line = await may(tx, campaign, now)
      if (!line) return 'moved'
      await commitUnwound(tx, campaign, { unwound, origin: found.task.origin }, found.task.now)
      await enterLog(tx, campaignId, line, now)
      return 'done'
    })
    if (done !== 'sealed') return done === 'done'
  }
  return false
}
