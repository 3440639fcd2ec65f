import { store, stored } from './stored.js'

/**
 * What somebody likes of this page, kept in this browser: to hear the seal, to have resolutions played on the map as they come, to have campaigns kept on
 * this device.
 */
export type Preference = 'sealSound' | 'resolutions' | 'keepCampaigns'

const preset: Readonly<Record<Preference, boolean>> = { sealSound: false, resolutions: true, keepCampaigns: true }

const listeners = new Set<() => void>()

export const watchPreferences = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isOn = (preference: Preference): boolean => {
  const kept = stored(preference)
  return kept ? kept === 'on' : preset[preference]
}

export const turn = (preference: Preference, on: boolean): void => {
  store(preference, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}
