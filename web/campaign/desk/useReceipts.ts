import { useState } from 'react'
import { type Receipt, sealedIn } from '../../api/orders.js'
import { useCampaignContext } from '../CampaignContext.js'

const none: readonly never[] = []

/** The newest receipt of an ask, until it is taken back to the desk. */
export const useReceipts = (askId: string | null) => {
  const { campaign } = useCampaignContext()
  const [fresh, setFresh] = useState<readonly Receipt[]>(none)
  const [reopened, setReopened] = useState<string | null>(null)
  const all = [...fresh, ...campaign.receipts]
  const newest = all.find((one) => one.askId === askId)
  const receipt = newest && !newest.takenBack ? newest : null
  return {
    receipt,
    /** Of the questions before this one, newest first. */
    earlier: all.filter((one) => one.askId !== askId && !one.takenBack),
    /** All questions that are sealed, this one or another. */
    sealedAsks: sealedIn(all),
    sealed: receipt && reopened !== receipt.hash ? receipt : null,
    add: (newest: Receipt): void => setFresh((before) => [newest, ...before]),
    reopen: (): void => setReopened(receipt?.hash ?? null),
  }
}
