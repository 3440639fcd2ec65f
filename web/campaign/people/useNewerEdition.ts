'use client'

import { useQuery } from 'urql'
import { editionsQuery } from '../../api/votes.js'
import { useCampaignContext } from '../CampaignContext.js'

/** The newest edition of the campaign's ruleset that the server has; null: it is played by that one, or nobody knows yet. */
export const useNewerEdition = (): string | null => {
  const { ruleset, edition } = useCampaignContext().campaign
  const [{ data }] = useQuery({ query: editionsQuery })
  const newest = data?.rulesets.find(({ id }) => id === ruleset.id)?.edition ?? edition
  return newest === edition ? null : newest
}
