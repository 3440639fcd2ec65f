'use client'

import { useRouter } from 'next/navigation.js'
import { type CombinedError, useClient, useMutation } from 'urql'
import { createCampaign } from '../../api/createCampaign.js'
import { invite } from '../../api/invitations.js'
import { keepMade } from '../../api/madeInvitations.js'
import type { ScenarioOffer } from '../../api/rulesets.js'
import { ownZone } from '../../api/time.js'
import type { CampaignDraft } from './draft.js'
import { inputOf } from './input.js'
import { type Offered, zoneOf } from './presets.js'
import { seatsOf } from './seats.js'

interface Creating {
  readonly create: (offered: Offered, draft: CampaignDraft, scenario: ScenarioOffer) => Promise<void>
  readonly error: CombinedError | undefined
  readonly fetching: boolean
}

/** Creates the campaign, with a code for its free seats if one is wanted, and goes there. */
export const useCreate = (forget: () => void): Creating => {
  const router = useRouter()
  const client = useClient()
  const [{ error, fetching }, send] = useMutation(createCampaign)
  const create: Creating['create'] = async (offered, draft, scenario) => {
    const { data } = await send({ input: inputOf(offered, draft, scenario, zoneOf(offered, draft, ownZone())) })
    if (!data) return
    const { id } = data.createCampaign
    const { bots, people } = seatsOf(draft, scenario)
    if (draft.code && bots.length + people.length > 0) {
      // Without an answer the code can be made there.
      const made = await client.mutation(invite, { id, role: 'PLAYER' }).toPromise()
      if (made.data) keepMade(id, made.data.invite)
    }
    forget()
    router.push(`/campaign/${id}`)
  }
  return { create, error, fetching }
}
