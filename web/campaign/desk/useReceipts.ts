import { useState } from 'react'
import type { Receipt } from '../../api/orders.js'
import { useCampaignContext } from '../CampaignContext.js'

const none: readonly never[] = []

/** The newest receipt of an ask, until it is taken back to the desk. */
export const useReceipts = (askId: string | null) => {
  const { campaign } = useCampaignContext()
  const [fresh, setFresh] = useState<readonly Receipt[]>(none)
  const [reopened, setReopened] = useState<string | null>(null)
  const all = [...fresh, ...campaign.receipts]
  const standing = (id: string | null): Receipt | null => {
    const newest = all.find((one) => one.askId === id)
    return newest && !newest.takenBack ? newest : null
  }
  const receipt = standing(askId)
  return {
    receipt,
    /** Of the questions before this one, newest first. */
    earlier: all.filter((one) => one.askId !== askId && !one.takenBack),
    /** Whether a question is sealed, this one or another. */
    isSealed: (id: string): boolean => standing(id) !== null,
    sealed: receipt && reopened !== receipt.hash ? receipt : null,
    add: (newest: Receipt): void => setFresh((before) => [newest, ...before]),
    reopen: (): void => setReopened(receipt?.hash ?? null),
  }
}
