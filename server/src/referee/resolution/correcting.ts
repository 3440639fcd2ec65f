import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { readFacts, secretsOf } from '../../store/facts.js'
import type { Tx } from '../../store/tx.js'
import type { CorrectTask } from '../compute/correct.js'

/** What corrections of a state depend on, and how a change of it is noticed. */
export interface ToCorrect {
  readonly task: CorrectTask
  readonly digest: string
}

export const wholeToCorrect = (campaign: string) => ({ campaign, group: null, drafts: false, standing: false })

export const readToCorrect = async (
  tx: Tx,
  { id }: Pick<CampaignEntity, 'id'>,
  corrections: readonly Correction[],
): Promise<ToCorrect> => {
  const { facts, digest, now } = await readFacts(tx, wholeToCorrect(id))
  const { privateKey, state } = await secretsOf(tx, id)
  if (state === null) throw new Error('the state of the last resolution is missing')
  return { digest, task: { facts, state, privateKey, corrections, now } }
}
