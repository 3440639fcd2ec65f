/** Who acts: a user whom the accounts have vouched for. What they may do follows from their places, looked up in the transaction. */
export interface Caller {
  readonly userId: string
  /** Acts by an API token, not in person. */
  readonly tool?: boolean
}

export interface CampaignRef {
  readonly campaignId: string
}
