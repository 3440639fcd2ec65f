'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { type CombinedError, useClient, useQuery } from 'urql'
import { createCampaign } from '../../api/createCampaign.js'
import { rulesetQuery } from '../../api/rulesets.js'
import { startCampaign } from '../../api/steering.js'
import { ownZone } from '../../api/time.js'
import { trial } from '../../play/campaign.js'
import { type CampaignDraft, emptyDraft } from '../create/draft.js'
import { inputOf } from '../create/input.js'
import { offeredOf } from '../create/presets.js'

/** As somebody would choose step by step: the map of the trial, its house rules, no deadlines, bots for the other seats. */
const draft: CampaignDraft = {
  ...emptyDraft,
  ...{ ruleset: trial.ruleset, preset: trial.preset, pace: 'evening', seat: trial.seat },
}

interface Keeping {
  /** Null: it cannot begin yet. */
  readonly begin: (() => Promise<void>) | null
  readonly busy: boolean
  readonly error: CombinedError | undefined
}

/** Creates the campaign, starts it and goes there. One that was created and would not start is started by the next press. */
export const useKeep = (): Keeping => {
  const router = useRouter()
  const client = useClient()
  const [{ data, error: unread }] = useQuery({ query: rulesetQuery, variables: { id: trial.ruleset } })
  const [made, setMade] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CombinedError>()
  const ruleset = data?.ruleset
  const scenario = ruleset?.scenarios.find(({ id }) => id === trial.scenario)
  const create = async (): Promise<string | null> => {
    if (!ruleset || !scenario) return null
    const input = inputOf(offeredOf(ruleset, null), draft, scenario, ownZone())
    const created = await client.mutation(createCampaign, { input }).toPromise()
    setError(created.error)
    return created.data?.createCampaign.id ?? null
  }
  const begin = async (): Promise<void> => {
    setBusy(true)
    const id = made ?? (await create())
    setMade(id)
    if (id !== null) {
      const started = await client.mutation(startCampaign, { id }).toPromise()
      setError(started.error)
      if (started.data) router.push(`/campaign/${id}`)
    }
    setBusy(false)
  }
  return { begin: scenario ? begin : null, busy, error: error ?? unread }
}
