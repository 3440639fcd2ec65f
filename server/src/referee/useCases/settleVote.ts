import * as words from '../../messages/votes.generated.js'
import { inEnglish } from '../../base/language.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { MatterEntity } from '../../db/entities/organising.js'
import { enterLog, lastLine } from '../../store/log.js'
import { settleMatter } from '../../store/matters.js'
import { isMember } from '../../store/places.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { hasActedSince, isVote, needsAll, tallyOf, type Tally } from '../../store/votes.js'
import { standStill } from '../clock/standStill.js'
import { takeOver } from '../organising/takeOver.js'
import { endNow } from './endNow.js'
import { extendShown } from './extendDeadline.js'
import type { Caller } from '../common/contract.js'

/** A vote under the campaign's lock. */
export interface Vote {
  readonly campaign: CampaignEntity
  readonly matter: MatterEntity
  readonly now: Date
}

type Outcome = 'passed' | 'rejected' | 'lapsed'

/**
 * More than half of the seats in favour pass a vote at once, and as many against as leave no majority reject it. When its time is over it passes with more
 * votes for than against, if at least half of the seats have voted. `waits`: it lasts its time however many are for it. `all`: it needs every seat.
 */
export const outcomeOf = (
  { voters, inFavour, against }: Tally,
  { isOver, waits, all = false }: { readonly isOver: boolean; readonly waits: boolean; readonly all?: boolean },
): Outcome | null => {
  if (against * 2 >= voters || (all && against > 0)) return 'rejected'
  if (all) return inFavour === voters ? 'passed' : isOver ? 'lapsed' : null
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

/** How a vote is decided by now; null: it goes on. */
export const decided = async (tx: Tx, { campaign, matter, now }: Vote): Promise<Outcome | null> => {
  const waits = matter.kind === 'ORGANISER' && campaign.organiser !== null
  const all = needsAll(matter.kind)
  return outcomeOf(await tallyOf(tx, matter.id), { isOver: matter.dueAt <= now, waits, all })
}

/** Ends a vote that is decided. What all agree to set right is worked out first, outside of this transaction: `settleVote` does it. */
export const settleNow = async (tx: Tx, vote: Vote): Promise<void> => {
  const { matter, now } = vote
  if (await isBack(tx, vote)) return endVote(tx, vote, 'back')
  const outcome = await decided(tx, vote)
  if (!outcome || (outcome === 'passed' && needsAll(matter.kind))) return
  if (outcome !== 'passed') return endVote(tx, vote, outcome)
  // Settled first: what follows may end whatever is open.
  await settleMatter(tx, matter.id, 'passed', now)
  const done = await carryOut(tx, vote)
  await endVote(tx, vote, done ? 'passed' : 'lapsed')
}
