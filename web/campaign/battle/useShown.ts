import { useEffect } from 'react'
import { useQuery } from 'urql'
import type { Briefing } from '../../api/briefing.js'
import { shownQuery } from '../../api/battles.js'
import type { Campaign } from '../../api/campaign.js'

/** Who facilitates without secrets looks at battles as the sides that show them do. */
export const seesNoSecrets = (campaign: Pick<Campaign, 'blindFacilitator' | 'place'> | null | undefined): boolean =>
  campaign != null && campaign.blindFacilitator && campaign.place.role === 'FACILITATOR' && !campaign.place.former

/** What sides have shown to a facilitator who sees no secrets, read anew when another one does; `times`: how often this battle was shown. */
export const useShown = (id: string, sees: boolean, times: number): Briefing | null => {
  const [{ data }, again] = useQuery({ query: shownQuery, variables: { id }, pause: !sees })
  useEffect(() => {
    if (sees) again({ requestPolicy: 'network-only' })
  }, [sees, times, again])
  return data?.campaign?.briefing ?? null
}
