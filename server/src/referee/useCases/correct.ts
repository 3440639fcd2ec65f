import type { Correction } from '@muster/rulesets/kit/corrections.js'
import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/corrections.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { digestOfFacts } from '../../store/facts.js'
import { enterLog } from '../../store/log.js'
import type { DryRunViewerRow } from '../../store/reads.js'
import type { Tx } from '../../store/tx.js'
import { type Context, lockForMember, mustRun, readForMember, rulesetOf } from '../access/context.js'
import { seeingFacilitatorOnly } from '../access/organiser.js'
import { badInput, conflict, paused } from '../../base/problems.js'
import { EngineFault } from '../common/fault.js'
import type { CorrectResult, CorrectTask } from '../compute/correct.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { Corrected, CorrectionsOf, PublishCorrections } from '../common/facilitatingContract.js'
import { commit } from '../resolution/commit.js'
import { readToCorrect, type ToCorrect, wholeToCorrect } from '../resolution/correcting.js'

const [most, longest] = [20, 500]

/** @throws Problem unless there is something to correct, with a reason for each */
export const checkCorrections = (corrections: readonly Correction[]): void => {
  if (corrections.length === 0 || corrections.length > most) throw badInput(words.howMany({ most }), 'corrections')
  if (corrections.some(({ reason }) => reason.trim() === '' || reason.length > longest))
    throw badInput(words.reason({ most: longest }), 'corrections')
}

const mayCorrect = async (context: Context, tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<void> => {
  await seeingFacilitatorOnly(tx, campaign, caller)
  // In a pause too: the campaign may well have been stopped for it.
  if (campaign.phase !== 'PAUSED') mustRun(campaign)
  if (!rulesetOf(context, campaign).corrections) throw conflict(words.nothingHere())
}

const read = (context: Context, caller: Caller, { campaignId, corrections }: CorrectionsOf): Promise<ToCorrect> =>
  context.store.snapshot(async (tx) => {
    const { campaign } = await readForMember(tx, caller, campaignId)
    await mayCorrect(context, tx, campaign, caller)
    return readToCorrect(tx, campaign, corrections)
  })

type Made = Extract<CorrectResult, { readonly problem: null }>

export const computeCorrections = async ({ engines }: Context, task: CorrectTask): Promise<Made> => {
  try {
    const made = await engines.run('correct', task)
    if (made.problem === null) return made
    const { index = 0, message } = made.problem
    throw badInput(words.wrong({ number: index + 1, message }), `corrections.${String(index)}`)
  } catch (error) {
    if (error instanceof EngineFault) throw paused(problems.notResolved())
    throw error
  }
}

/** What corrections would change, for each viewer for whom they would change anything. Nothing is stored. */
export const previewCorrections = async (
  context: Context,
  caller: Caller,
  input: CorrectionsOf,
): Promise<Corrected> => {
  checkCorrections(input.corrections)
  const { task, digest } = await read(context, caller, input)
  const { viewers } = await computeCorrections(context, task)
  return { seen: digest, viewers: JSON.parse(new TextDecoder().decode(viewers)) as readonly DryRunViewerRow[] }
}

/** Sets right what is wrong in the state, all of it in one step, and tells whoever it concerns; everybody reads that it was done. */
export const correct = async (
  context: Context,
  caller: Caller,
  { seen, ...input }: PublishCorrections,
): Promise<CampaignRef> => {
  checkCorrections(input.corrections)
  const { task, digest } = await read(context, caller, input)
  if (seen !== null && seen !== digest) throw conflict(words.changed())
  const { resolution } = await computeCorrections(context, task)
  await context.store.transaction(async (tx) => {
    const { campaign } = await lockForMember(tx, caller, input.campaignId)
    await mayCorrect(context, tx, campaign, caller)
    if ((await digestOfFacts(tx, wholeToCorrect(campaign.id))) !== digest) throw conflict(words.changed())
    const { now } = task
    await commit(tx, { campaign, game: rulesetOf(context, campaign), why: 'correction', closed: null, resolution, now })
    await enterLog(tx, campaign.id, { kind: 'CORRECTED', by: caller, detail: { turn: campaign.turn } }, now)
  })
  return { campaignId: input.campaignId }
}
