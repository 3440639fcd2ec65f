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
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // As said.
  }
}
