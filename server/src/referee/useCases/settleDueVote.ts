import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { VoteAbout } from '../../db/entities/organising.js'
import { Problem } from '../../base/problems.js'
import { digestOfFacts } from '../../store/facts.js'
import { enterLog } from '../../store/log.js'
import { campaignNow, type Tx } from '../../store/tx.js'
import { type Context, rulesetOf } from '../access/context.js'
import type { MatterRef } from '../common/contract.js'
import { commit } from '../resolution/commit.js'
import { readToCorrect, type ToCorrect, wholeToCorrect } from '../resolution/correcting.js'
import { seatsCorrect, voteOf } from './agreeing.js'
import { computeCorrections } from './correct.js'
import { decided, endVote, settleNow, type Vote } from './settleVote.js'
import { playAgreed } from './votedUnwinding.js'

/** What every seat is for, if it can still be set right. */
const agreed = async (tx: Tx, vote: Vote): Promise<readonly Correction[] | null> => {
  const { campaign, matter } = vote
  const { corrections = '[]' } = matter.about
  if (matter.kind !== 'CORRECT' || (await decided(tx, vote)) !== 'passed') return null
  const goesOn = campaign.phase === 'RUNNING' || campaign.phase === 'PAUSED'
  return goesOn && (await seatsCorrect(tx, campaign)) ? (JSON.parse(corrections) as readonly Correction[]) : []
}

const readAgreed = (context: Context, { campaignId }: MatterRef, corrections: readonly Correction[]) =>
  context.store.snapshot(async (tx): Promise<ToCorrect | null> => {
    const campaign = await campaignNow(tx, campaignId)
    return campaign && readToCorrect(tx, campaign, corrections)
  })

/** What comes of it; null: it cannot be done, and nobody is told why, for that may be what some may not know. */
const tryOut = async (context: Context, { task }: ToCorrect) => {
  try {
    return await computeCorrections(context, task)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** What all seats have agreed on is set right in one step; if the campaign has moved on meanwhile, at the next try. */
const setRight = async (context: Context, ref: MatterRef, corrections: readonly Correction[]): Promise<void> => {
  const read = await readAgreed(context, ref, corrections)
  const made = read && (await tryOut(context, read))
  await context.store.transaction(async (tx) => {
    const vote = await voteOf(tx, ref)
    if (!vote || !read) return
    const { campaign, now } = vote
    const still = await agreed(tx, vote)
    if (!still) return
    if (still.length === 0 || !made) return endVote(tx, vote, 'lapsed')
    if ((await digestOfFacts(tx, wholeToCorrect(campaign.id))) !== read.digest) return
    await endVote(tx, vote, 'passed')
    const { resolution } = made
    await commit(tx, {
      ...{ campaign, game: rulesetOf(context, campaign), why: 'correction', closed: null, resolution },
      now: read.task.now,
    })
    await enterLog(tx, campaign.id, { kind: 'CORRECTED', detail: { turn: campaign.turn } }, now)
  })
}

/** What every seat is for is worked out before it is done. */
type Agreed = { readonly corrections: readonly Correction[] } | { readonly played: VoteAbout }

/** When its time is over, or somebody has left with whom it was undecided, or all seats are for changing the course of the campaign. */
export const settleVote = async (context: Context, ref: MatterRef): Promise<void> => {
  const found = await context.store.transaction(async (tx): Promise<Agreed | null> => {
    const vote = await voteOf(tx, ref)
    if (!vote) return null
    const { kind, about } = vote.matter
    if ((kind === 'UNWIND' || kind === 'REOPEN') && (await decided(tx, vote)) === 'passed') return { played: about }
    const corrections = await agreed(tx, vote)
    if (corrections) return { corrections }
    await settleNow(tx, vote)
    return null
  })
  if (found && 'played' in found) await playAgreed(context, ref, found.played)
  else if (found) await setRight(context, ref, found.corrections)
}
