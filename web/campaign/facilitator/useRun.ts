import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import { dryRun, dryRunQuery, publishStage, type ViewerHead } from '../../api/facilitating.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from '../people/useSteer.js'
import { type KeptRun, keptAt, withRun } from './keptRun.js'

const held = (waits: string | null): KeptRun => ({ waits, run: null, away: false })

/** The newest run of the stage that waits: read once for each viewer that is chosen, and each time that it is run. */
export const useRun = () => {
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const client = useClient()
  const { error, steer } = useSteer()
  const [chosen, choose] = useState<ViewerHead | null>(null)
  const [seat, role] = [chosen?.seat ?? null, chosen?.role ?? null]
  const waits = table.publishesAt
  const [before, setKept] = useState(() => held(waits))
  const kept = keptAt(before, waits)
  if (kept !== before) setKept(kept)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CombinedError>()
  const read = useCallback(
    () => client.query(dryRunQuery, { id, seat, role }, { requestPolicy: 'network-only' }).toPromise(),
    [client, id, seat, role],
  )
  useEffect(() => {
    if (waits === null) return
    let here = true
    void read().then((answer) => {
      if (!here) return
      const run = answer.data?.campaign?.dryRun
      setFailed(answer.error)
      if (run) setKept((now) => withRun(now, waits, run))
    })
    return () => {
      here = false
    }
  }, [waits, read])
  const start = async (): Promise<void> => {
    setBusy(true)
    await steer(words.ran(), async () => {
      const answer = await client.mutation(dryRun, { id, seat, role }).toPromise()
      const run = answer.data?.dryRun
      if (run) setKept((now) => withRun(now, waits, run))
      return answer
    })
    setBusy(false)
  }
  const { run: newest, away } = kept
  const publish = () =>
    steer(words.published(), () => client.mutation(publishStage, { id, run: newest?.number ?? null }).toPromise())
  const part = newest?.viewer ?? null
  const viewer = part && (chosen === null || (part.seat === seat && part.role === role)) ? part : null
  return { newest, away, viewer, choose, busy, start, publish, error: error ?? failed }
}
