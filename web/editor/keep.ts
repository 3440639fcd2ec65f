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

/** What was kept of a map; null: nothing, or this browser keeps nothing. */
export const readDraft = async (id: string): Promise<unknown> => {
  try {
    return (await asked<unknown>('readonly', (drafts) => drafts.get(id))) ?? null
  } catch {
    return null
  }
}

/** False: it lasts no longer than the page. */
export const keepDraft = async (id: string, draft: object): Promise<boolean> => {
  try {
    await asked('readwrite', (drafts) => drafts.put(draft, id))
    return true
  } catch {
    return false
  }
}
