/** Signing out has forgotten all of it, here or in another tab: until the page is loaded anew nothing more is stored. */
let isForgotten = false
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null) isForgotten = true
  })

/** What this browser has stored under a name; null: nothing, undefined: it stores nothing. Signing out forgets it all. */
export const stored = (key: string): string | null | undefined => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Null: under this name no more. Where a browser forbids it, or has no room, it is forgotten with the page. */
export const store = (key: string, value: string | null): void => {
  if (isForgotten) return
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // As said.
  }
}

/** Forgets all but what is stored under one name. */
export const forgetAllBut = (spared: string): void => {
  const kept = stored(spared)
  window.localStorage.clear()
  if (kept) store(spared, kept)
  isForgotten = true
}
