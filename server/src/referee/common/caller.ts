import { memberOf } from '../../base/memberOf.js'

/** Who acts: a user whom the accounts have vouched for. What they may do follows from their places, looked up in the transaction. */
export interface Caller {
  readonly userId: string
  /** Acts by an API token, not in person. */
  readonly tool?: boolean
  /** What a token may do; left out: everything. */
  readonly scopes?: readonly string[]
  /** Where a token may act; left out or null: everywhere. */
  readonly campaigns?: readonly string[] | null
}

export interface CampaignRef {
  readonly campaignId: string
}

/** A token that is limited to some campaigns is a stranger's in all others. */
export const reaches = ({ campaigns }: Pick<Caller, 'campaigns'>, campaignId: string): boolean =>
  !campaigns || campaigns.includes(campaignId.toLowerCase())

/** The same, of the campaign that a request names, if it names one. */
export const reachesNamed = (caller: Caller, input: unknown): boolean => {
  const campaignId = memberOf(input, 'campaignId')
  return typeof campaignId !== 'string' || reaches(caller, campaignId)
}
