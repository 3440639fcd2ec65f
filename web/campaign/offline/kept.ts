import type { Campaign } from '../../api/campaign.js'
import { openStore } from '../../kept/store.js'

/** A campaign as this device keeps it: what its reader knew when they were last told of it. */
export interface Kept {
  readonly at: string
  readonly campaign: Campaign
}

const folder = 'campaign/'

export const keep = async (campaign: Campaign): Promise<void> => {
  const kept: Kept = { at: new Date().toISOString(), campaign }
  await (await openStore())?.put(folder + campaign.id, kept)
}

/** Null: it is not kept. */
export const readKept = async (id: string): Promise<Kept | null> => {
  const kept = await (await openStore())?.read(folder + id)
  return kept ? (kept as Kept) : null
}

/** All that are kept, the one that was told of last first. */
export const allKept = async (): Promise<readonly Kept[]> => {
  const store = await openStore()
  const names = (await store?.names()) ?? []
  const ids = names.flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []))
  const found = await Promise.all(ids.map(readKept))
  return found.flatMap((kept) => kept ?? []).sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** Its reader has no place in it any more. */
export const dropKept = async (id: string): Promise<void> => (await openStore())?.drop(folder + id)
