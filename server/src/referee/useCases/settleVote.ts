import * as words from '../../messages/votes.generated.js'
import { inEnglish } from '../../base/language.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { MatterEntity } from '../../db/entities/organising.js'
import { enterLog, lastLine } from '../../store/log.js'
import { matterOf, settleMatter } from '../../store/matters.js'
import { isMember } from '../../store/places.js'
import { lockCampaign, type Tx, updateCampaign } from '../../store/tx.js'
import { hasActedSince, isVote, tallyOf, type Tally } from '../../store/votes.js'
import type { Context } from '../access/context.js'
import { standStill } from '../clock/standStill.js'
import { takeOver } from '../organising/takeOver.js'
import { endNow } from './endNow.js'
import { extendShown } from './extendDeadline.js'
import type { Caller, MatterRef } from '../common/contract.js'

/** A vote under the campaign's lock. */
interface Vote {
  readonly campaign: CampaignEntity
  readonly matter: MatterEntity
  readonly now: Date
}

type Outcome = 'passed' | 'rejected' | 'lapsed'

/**
 * More than half of the seats in favour pass a vote at once, and as many against as leave no majority reject it. When its time is over it passes with more
 * votes for than against, if at least half of the seats have voted. `waits`: it lasts its time however many are for it.
 */
export const outcomeOf = (
  { voters, inFavour, against }: Tally,
  { isOver, waits }: { readonly isOver: boolean; readonly waits: boolean },
): Outcome | null => {
  if (against * 2 >= voters) return 'rejected'
  if (inFavour * 2 > voters && !waits) return 'passed'
  if (!isOver) return null
  if ((inFavour + against) * 2 < voters) return 'lapsed'
  return inFavour > against ? 'passed' : 'rejected'
}

/** Does what the seats have agreed on. False: it cannot be done any more. */
const carryOut = async (tx: Tx, { campaign, matter, now }: Vote): Promise<boolean> => {
  const { class: name = '', at, note = null, userId = '', title = '' } = matter.about
  switch (matter.kind) {
    case 'END':
      await endNow(tx, campaign, null, inEnglish(words.endedNote), now)
      return true
    case 'EXTEND':
      return campaign.phase === 'RUNNING' && extendShown(tx, campaign, { class: name, at: new Date(at ?? '') }, now)
    case 'PAUSE': {
      const until = at === undefined ? null : new Date(at)
      if (campaign.phase !== 'RUNNING' || (until && until <= now)) return false
      await standStill(tx, campaign, null, { note, until }, now)
      return true
    }
    case 'EDITION':
      await updateCampaign(tx, campaign.id, { nextEdition: title })
      return true
    default:
      if (!(await isMember(tx, campaign, userId))) return false
      await takeOver(tx, campaign, userId, now, 'ELECTED')
      return true
  }
}

/** A vote is over, and all read how. */
export const endVote = async (
  tx: Tx,
  { campaign, matter, now }: Vote,
  outcome: Outcome | 'withdrawn' | 'back',
  by?: Caller,
): Promise<void> => {
  if (!isVote(matter.kind)) return
  const { at, title, userId: of } = matter.about
  const detail = { vote: matter.kind, outcome, ...(at ? { at } : {}), ...(title === undefined ? {} : { title }) }
  await settleMatter(tx, matter.id, outcome === 'back' ? 'withdrawn' : outcome, now)
  const told = { ...(by ? { by } : {}), ...(of ? { of } : {}), detail }
  const record = { kind: 'vote', entry: { vote: matter.kind, outcome } }
  await enterLog(tx, campaign.id, { kind: 'VOTE_ENDED', ...told, record }, now)
}

/** Whether the organiser, whom the seats want to replace, has done something since: at once where all could see it, and at the end whatever it was. */
const isBack = async (tx: Tx, { campaign: { id, organiser }, matter, now }: Vote): Promise<boolean> => {
  if (matter.kind !== 'ORGANISER' || organiser === null) return false
  const line = await lastLine(tx, id, organiser)
  if (line && line > matter.openedAt) return true
  return matter.dueAt <= now && (await hasActedSince(tx, id, organiser, matter.openedAt))
}

/** Ends a vote that is decided. */
export const settleNow = async (tx: Tx, vote: Vote): Promise<void> => {
  const { campaign, matter, now } = vote
  if (await isBack(tx, vote)) return endVote(tx, vote, 'back')
  const waits = matter.kind === 'ORGANISER' && campaign.organiser !== null
  const outcome = outcomeOf(await tallyOf(tx, matter.id), { isOver: matter.dueAt <= now, waits })
  if (!outcome) return
  if (outcome !== 'passed') return endVote(tx, vote, outcome)
  // Settled first: what follows may end whatever is open.
  await settleMatter(tx, matter.id, 'passed', now)
  const done = await carryOut(tx, vote)
  await endVote(tx, vote, done ? 'passed' : 'lapsed')
}

/** When its time is over, or somebody has left with whom it was undecided. */
export const settleVote = async (context: Context, { campaignId, matterId }: MatterRef): Promise<void> =>
  context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    const matter = locked && (await matterOf(tx, campaignId, matterId))
    if (!matter || matter.settledAt) return
    await settleNow(tx, { ...locked, matter })
  })
