import { forgetAllBut } from '../ui/stored.js'

/** Forgets everything that this browser keeps of the account: the page is loaded anew afterwards, so memory goes too. */
export const clearBrowser = async (): Promise<void> => {
  // First whose things these are: from then on no page keeps more of them. Where nothing is to be kept, that holds for whoever signs in next as well.
  forgetAllBut('keepCampaigns')
  window.sessionStorage.clear()
  // Whoever uses this browser next is shown nothing of the account.
  const { unsubscribe } = await import('./push.js')
  await unsubscribe().catch(() => undefined)
  if ('caches' in window) for (const name of await window.caches.keys()) await window.caches.delete(name)
  if ('serviceWorker' in navigator)
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  // Older browsers cannot list their databases, and keep maps that are drawn until they are saved.
  if (!('databases' in window.indexedDB)) return
  for (const { name } of await window.indexedDB.databases()) if (name) window.indexedDB.deleteDatabase(name)
}

let leaving = false

/** Whether somebody is signing out on this very page, which goes to the front page then. */
export const isLeaving = (): boolean => leaving

export const signOut = async (): Promise<void> => {
  const { auth } = await import('./auth.js')
  leaving = true
  try {
    await auth.signOut()
    await clearBrowser()
    window.location.assign('/')
  } catch (error) {
    leaving = false
    throw error
  }
}
