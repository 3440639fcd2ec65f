import type { Invitation } from './invitation.js'

// In memory alone: the link is a secret that the server does not tell twice.
const made = new Map<string, Invitation>()

/** Keeps a new invitation for the page of its campaign. */
export const keepMade = (campaignId: string, invitation: Invitation): void => {
  made.set(campaignId, invitation)
}

/** What was kept for this campaign. */
export const madeFor = (campaignId: string): readonly Invitation[] => {
  const found = made.get(campaignId)
  return found ? [found] : []
}
