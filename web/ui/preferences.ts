/** What somebody likes of this page, kept in this browser: to hear the seal, to have resolutions played on the map as they come. */
export type Preference = 'sealSound' | 'resolutions'

const preset: Readonly<Record<Preference, boolean>> = { sealSound: false, resolutions: true }

const listeners = new Set<() => void>()

export const watchPreferences = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isOn = (preference: Preference): boolean => {
  try {
    const kept = window.localStorage.getItem(preference)
    return kept === null ? preset[preference] : kept === 'on'
  } catch {
    // A browser may forbid it.
    return preset[preference]
  }
}

export const turn = (preference: Preference, on: boolean): void => {
  try {
    window.localStorage.setItem(preference, on ? 'on' : 'off')
  } catch {
    // Then it stays as it was.
  }
  for (const listener of listeners) listener()
}
