import { calendarDesk } from '@muster/rulesets/kit/ids.js'
import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { deleteDryRun } from '../../store/dryRuns.js'
import { enterLog } from '../../store/log.js'
import { lapseMatters } from '../../store/matters.js'
import { facilitatorOf } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import type { Closer } from '../compute/closingLine.js'
import type { Game } from '../compute/game.js'
import type { GroupResolution } from '../compute/resolve.js'
import type { CloseGroup } from './closeJob.js'

/** What is said of the stage in the log. */
interface At {
  readonly campaign: CampaignEntity
  readonly game: Game
  readonly group: GroupEntity
}

const hour = 3_600_000

const closers: readonly string[] = ['deadline', 'stage', 'consent', 'sealed', 'notice'] satisfies Closer[]

const closerOf = (why: string | null): Closer => (closers.includes(why ?? '') ? (why as Closer) : 'complete')

/** How a group closes: one that waits as it would have then. */
export const closingOf = (group: GroupEntity, job: CloseGroup): CloseGroup =>
  group.publishAt === null ? job : { ...job, why: closerOf(group.waitsWhy), by: group.waitsBy ?? '' }

/** Whether a group that waits is published now: by the facilitator, when its time is over, or because nobody is there to do it. */
export const isPublished = async (
  tx: Tx,
  { campaign, publishAt }: GroupEntity,
  { published }: CloseGroup,
  now: Date,
): Promise<boolean> => published !== undefined || (publishAt ?? now) <= now || !(await facilitatorOf(tx, campaign))

/**
 * Whether a group that could be resolved waits for the facilitator first. Only where all seats are asked the same, and everybody sees it close anyway: of
 * what only some are asked a wait would tell others. What the calendar ends closes with its stage.
 */
export const mustWait = async (
  tx: Tx,
  { id, publishHours }: CampaignEntity,
  why: Closer,
  { common, ruling, asked }: GroupResolution['closed'],
): Promise<boolean> =>
  publishHours > 0 &&
  common &&
  ruling === null &&
  why !== 'stage' &&
  !asked.includes(calendarDesk) &&
  (await facilitatorOf(tx, id)) !== null

const stageOf = ({ campaign, game }: At) => ({
  turn: campaign.turn,
  title: game.stages[campaign.stage] ?? campaign.stage,
})

/** From now on nothing that is answered changes, and everybody sees until when the stage waits at most. */
export const holdBack = async (tx: Tx, at: At, { why, by = '' }: CloseGroup, now: Date): Promise<void> => {
  const { campaign, group } = at
  const publishAt = new Date(now.getTime() + campaign.publishHours * hour)
  await asks.updateGroup(tx, group, { publishAt, waitsWhy: why, waitsBy: by })
  await asks.freezeGroup(tx, campaign.id, group.groupId)
  for (const kind of ['CLOSING', 'EXTEND'] as const) await lapseMatters(tx, { campaign: campaign.id, kind }, now)
  const detail = { ...stageOf(at), at: publishAt.toISOString() }
  await enterLog(tx, campaign.id, { kind: 'STAGE_WAITS', detail }, now)
}

/** Everybody reads whether the facilitator published it, or it was published by itself; what was run on a copy is of no use any more. */
export const enterPublishing = async (tx: Tx, at: At, { published }: CloseGroup, now: Date): Promise<void> => {
  const { campaign, group } = at
  if (group.publishAt === null) return
  const record = { kind: 'published', entry: { turn: campaign.turn, stage: campaign.stage } }
  const by = published ? { by: published.by } : {}
  await enterLog(tx, campaign.id, { kind: 'PUBLISHED', ...by, detail: stageOf(at), record }, now)
  await deleteDryRun(tx, campaign.id)
}
