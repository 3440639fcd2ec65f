'use client'

import { useMemo } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/createSteps.generated.js'
import { chosenBefore } from '../../api/houseRules.js'
import { myCampaigns } from '../../api/lastCampaign.js'
import type { Preset } from '../../api/rulesets.js'
import { lastOf, presetFrom } from './last.js'

/** The house rules of the last campaign that this person organised or played under a ruleset; null: there is none. */
export const useLast = (rulesetId: string): Preset | null => {
  const [{ data }] = useQuery({ query: myCampaigns })
  const found = lastOf(data?.campaigns.nodes ?? [], rulesetId)
  const [{ data: read }] = useQuery({
    query: chosenBefore,
    variables: { id: found?.id ?? '' },
    pause: found === null,
  })
  const rules = found && read?.campaign?.id === found.id ? read.campaign.houseRules : null
  const name = found?.name ?? ''
  return useMemo(
    () => rules && presetFrom(rules, { title: words.last(), about: words.lastAbout({ name }) }),
    [rules, name],
  )
}
