'use client'

import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import { type DryRun, dryRun, dryRunQuery, publishStage, type ViewerHead } from '../../api/facilitating.js'
import { Trouble } from '../../shell/Trouble.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Deadline } from '../../turn/Deadline.js'
import { Button, EmptyState } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from '../people/useSteer.js'
import type { Show } from './FacilitatorRoom.js'
import { RunOf } from './RunOf.js'

/** The newest run of the stage that waits: read once, and each time that it is run. */
const useRun = () => {
  const { campaign, table } = useCampaignContext()
  const client = useClient()
  const { error, steer } = useSteer()
  const [chosen, choose] = useState<ViewerHead | null>(null)
  const variables = { id: campaign.id, seat: chosen?.seat ?? null, role: chosen?.role ?? null }
  const [read] = useQuery({ query: dryRunQuery, variables, pause: table.publishesAt === null })
  const [made, setMade] = useState<DryRun | null>(null)
  const [busy, setBusy] = useState(false)
  const fresh = read.fetching ? null : (read.data?.campaign?.dryRun ?? null)
  // The last stays while another viewer's part is read.
  const [stored, setStored] = useState<DryRun | null>(null)
  if (fresh && fresh !== stored) setStored(fresh)
  const newest = made && (!stored || made.at > stored.at) ? made : stored
  const viewer = [stored, made].flatMap((run) => (run && run.at === newest?.at ? (run.viewer ?? []) : []))
  const wanted = viewer.find((one) => chosen === null || (one.seat === chosen.seat && one.role === chosen.role))
  const start = async (): Promise<void> => {
    setBusy(true)
    await steer(words.ran(), async () => {
      const answer = await client.mutation(dryRun, variables).toPromise()
      if (answer.data) setMade(answer.data.dryRun)
      return answer
    })
    setBusy(false)
  }
  const publish = () =>
    steer(words.published(), () =>
      client.mutation(publishStage, { id: campaign.id, run: newest?.number ?? null }).toPromise(),
    )
  return {
    newest: table.publishesAt === null ? null : newest,
    viewer: wanted ?? null,
    choose,
    busy,
    start,
    publish,
    error: error ?? read.error,
  }
}

/** The stage that waits: run on a copy, compared, and published in one step. */
export function Publishing({ show }: { readonly show: Show }) {
  const { campaign, table } = useCampaignContext()
  const { newest, viewer, choose, busy, start, publish, error } = useRun()
  const until = table.publishesAt
  if (until === null)
    return (
      <EmptyState title={words.nothingWaitsTitle()}>
        {campaign.publishHours === 0 ? words.never() : words.nothingWaits({ hours: campaign.publishHours })}
      </EmptyState>
    )
  return (
    <>
      {error && <Trouble error={error} />}
      <p>{words.waits({ hour: () => <Deadline at={until} zone={table.timeZone} /> })}</p>
      <div className="a-actions">
        <Button tone={newest ? 'plain' : 'primary'} busy={busy} onClick={() => void start()}>
          {newest ? words.runAgain() : words.run()}
        </Button>
        <ConfirmButton
          label={words.publish()}
          title={words.publishQuestion()}
          text={newest ? words.publishMeaning() : words.publishUnseen()}
          act={publish}
        />
      </div>
      <p className="m-label m-quiet">{words.seen()}</p>
      {newest && <RunOf key={newest.at} run={newest} viewer={viewer} onChoose={choose} show={show} />}
    </>
  )
}
