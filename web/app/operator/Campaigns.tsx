'use client'

import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/operator.generated.js'
import { campaignsQuery, type OperatorCampaign, retryCampaign } from '../../api/operator.js'
import { dayAndTime } from '../../api/time.js'
import { Badge, Button, Checkbox, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { Search } from './Search.js'
import { sizeText } from './sizes.js'

interface RowProps {
  readonly campaign: OperatorCampaign
  readonly changed: () => void
}

const courseOf = ({ rulesetId: ruleset, edition, turn, bytes, resolvedAt }: OperatorCampaign): string =>
  words.course({
    ...{ ruleset, edition, turn, bytes: sizeText(bytes), resolved: resolvedAt ? 'yes' : 'no' },
    at: resolvedAt ? dayAndTime(resolvedAt) : '',
  })

function CampaignRow({ campaign, changed }: RowProps) {
  const [{ fetching, error }, run] = useMutation(retryCampaign)
  const { id, name, phase, fault } = campaign
  const retry = async (): Promise<void> => {
    if ((await run({ id })).data) changed()
  }
  return (
    <li className="a-row">
      <div>
        <strong className="m-label a-row-text">{name}</strong>
        <p className="m-label m-quiet">{courseOf(campaign)}</p>
        {fault && (
          <p className="a-row-text">
            {words.fault({ at: dayAndTime(fault.at), text: fault.text, reference: fault.reference })}
          </p>
        )}
      </div>
      <Badge tone={phase === 'HELD' ? 'signal' : 'plain'}>{words.phase({ phase })}</Badge>
      {phase === 'HELD' && (
        <Button size="s" busy={fetching} onClick={() => void retry()} aria-label={words.retryNamed({ name })}>
          {words.retry()}
        </Button>
      )}
      {error && <Trouble error={error} />}
    </li>
  )
}

export function Campaigns({ changed }: { readonly changed: () => void }) {
  const [search, setSearch] = useState('')
  const [held, setHeld] = useState(false)
  const [{ data, error }, again] = useQuery({
    ...{ query: campaignsQuery, variables: { search, held } },
    requestPolicy: 'network-only',
  })
  const after = (): void => {
    again()
    changed()
  }
  return (
    <>
      <Search label={words.findCampaign()} hint={words.findCampaignHint()} find={setSearch} />
      <Checkbox label={words.heldOnly()} checked={held} onChange={(event) => setHeld(event.target.checked)} />
      {error && <Trouble error={error} retry={again} />}
      {!data && !error && <Skeleton lines={3} label={words.opening()} />}
      {data?.operator.campaigns.length === 0 && <p className="m-quiet">{words.noCampaign()}</p>}
      <ul className="a-rows">
        {data?.operator.campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} changed={after} />
        ))}
      </ul>
    </>
  )
}
