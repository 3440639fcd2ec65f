/** Forgets everything that this browser keeps of the account: the page is loaded anew afterwards, so memory goes too. */
export const clearBrowser = async (): Promise<void> => {
  // Whoever uses this browser next is shown nothing of the account.
  const { unsubscribe } = await import('./push.js')
  await unsubscribe().catch(() => undefined)
  window.localStorage.clear()
  window.sessionStorage.clear()
  if ('caches' in window) for (const name of await window.caches.keys()) await window.caches.delete(name)
  // Older browsers cannot list their databases; Muster makes none.
  if (!('databases' in window.indexedDB)) return
  for (const { name } of await window.indexedDB.databases()) if (name) window.indexedDB.deleteDatabase(name)
}

export const signOut = async (): Promise<void> => {
  const { auth } = await import('./auth.js')
  await auth.signOut()
  await clearBrowser()
  window.location.assign('/')
}
