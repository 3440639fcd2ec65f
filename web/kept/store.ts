import { isOn } from '../ui/preferences.js'
import { holder } from './holder.js'

const prefix = 'muster-of-'

/** What this browser keeps of one person's campaigns, under the names of pages and of what they show. */
export interface Store {
  readonly pages: Cache
  /** Keeps a value, unless its owner has signed out meanwhile. */
  readonly put: (name: string, value: unknown) => Promise<void>
  readonly read: (name: string) => Promise<unknown>
  readonly names: () => Promise<readonly string[]>
  readonly drop: (path: string) => Promise<void>
}

const folder = '/kept/'

const pathOf = ({ url }: Request): string => new URL(url).pathname

/** Null: nothing is kept, because nobody is signed in, the browser cannot, or its user does not want it. */
export const openStore = async (): Promise<Store | null> => {
  const person = holder()
  if (!person || !('caches' in window) || !isOn('keepCampaigns')) return null
  const name = prefix + person.id
  const pages = await caches.open(name)
  const leave = async (): Promise<void> => {
    if (holder()?.id !== person.id) await caches.delete(name)
  }
  return {
    pages,
    put: async (at, value) => {
      await pages.put(folder + at, Response.json(value))
      await leave()
    },
    read: async (at): Promise<unknown> => (await pages.match(folder + at))?.json(),
    names: async () =>
      (await pages.keys())
        .map(pathOf)
        .filter((path) => path.startsWith(folder))
        .map((path) => path.slice(folder.length)),
    drop: async (at) => {
      await pages.delete(folder + at)
      await pages.delete(`/${at}`)
    },
  }
}

/** Throws away what is kept of campaigns on this device. */
export const emptyStore = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
}
