import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { randomHex } from '../api/randomHex.js'

/** The one database that Muster makes in a browser: maps that are drawn, until they are saved. Signing out deletes it. */
const [name, shelf] = ['maps', 'drafts']

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('nothing can be kept')))
  })

const asked = async <Answer>(
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> => {
  const database = await opened()
  try {
    return await new Promise((resolve, reject) => {
      const request = ask(database.transaction(shelf, mode).objectStore(shelf))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('nothing can be kept')))
    })
  } finally {
    database.close()
  }
}

/** A map as it is drawn: `revision` is that of the account's copy on which it goes on; null: the account has none. */
export interface Draft {
  readonly file: ScenarioFile
  readonly revision: number | null
}

const prefix = 'draft-'

/** Id of a map that only this device has. */
export const newDraftId = (): string => prefix + randomHex().slice(0, 16)

export const isOfDevice = (id: string): boolean => id.startsWith(prefix)

/** What was kept of a map; null: nothing, or this browser keeps nothing. */
export const readDraft = async (id: string): Promise<Draft | null> => {
  try {
    return ((await asked<unknown>('readonly', (drafts) => drafts.get(id))) as Draft | undefined) ?? null
  } catch {
    return null
  }
}

/** False: it lasts no longer than the page. */
export const keepDraft = async (id: string, draft: Draft): Promise<boolean> => {
  try {
    await asked('readwrite', (drafts) => drafts.put(draft, id))
    return true
  } catch {
    return false
  }
}

export const dropDraft = async (id: string): Promise<void> => {
  await asked('readwrite', (drafts) => drafts.delete(id)).catch(() => undefined)
}
