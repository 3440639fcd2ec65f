'use client'

import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/visibility.generated.js'
import { setVisibility, type Visibility as Choice } from '../../api/finding.js'
import { visibilities } from '../../api/visibility.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Button, Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

/** Who may find the campaign and ask for a seat. */
export function Visibility({ steer }: { readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const now = table.visibility ?? 'PRIVATE'
  const [chosen, choose] = useState<Choice | null>(null)
  const choice = chosen ?? now
  const link = new URL(`/campaigns/${id}`, window.location.origin).href
  const save = async (): Promise<void> => {
    await steer(words.changed(), () => client.mutation(setVisibility, { id, visibility: choice }).toPromise())
    choose(null)
  }
  return (
    <details className="a-fold">
      <summary>{words.whoFinds()}</summary>
      <Field label={words.whoFinds()} hint={words.whoFindsHint()}>
        {(control) => (
          <Select
            value={choice}
            onChange={({ target }) => choose(visibilities.find((one) => one === target.value) ?? null)}
            {...control}
          >
            {visibilities.map((visibility) => (
              <option key={visibility} value={visibility}>
                {words.visibility({ visibility })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="a-actions">
        <Button size="s" disabled={choice === now} onClick={() => void save()}>
          {words.change()}
        </Button>
      </div>
      {now !== 'PRIVATE' && (
        <p className="m-label">
          {words.address()} <code className="a-secret">{link}</code> <CopyButton text={link} label={words.copy()} />
        </p>
      )}
    </details>
  )
}
