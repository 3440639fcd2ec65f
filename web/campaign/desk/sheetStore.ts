import { isOn, store, stored } from '../../ui/index.js'
import type { KeptSheet } from './sheetInHand.js'

/** Where one sheet is kept on this device. */
export interface SheetStore {
  readonly read: () => KeptSheet | null
  /** `late`: its page has been left, and what another page has kept since stands. */
  readonly keep: (kept: KeptSheet | null, late: boolean) => void
}

const folder = 'draft '

/** What begins the names of a campaign’s sheets. */
export const sheetsOf = (campaignId: string): string => `${folder}${campaignId} `

/** Throws away the sheets of all campaigns. */
export const throwSheetsAway = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(folder)) storage.removeItem(key)
}

export const sheetStore = (campaignId: string, askId: string): SheetStore => {
  const key = sheetsOf(campaignId) + askId
  let last = stored(key)
  return {
    read: () => JSON.parse(last ?? 'null') as KeptSheet | null,
    keep: (kept, late) => {
      if (!isOn('keepCampaigns') || (late && stored(key) !== last)) return
      last = kept && JSON.stringify(kept)
      store(key, last)
    },
  }
}
