'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/leaving.generated.js'
import type { Place } from '../../api/campaign.js'
import { leaveCampaign } from '../../api/leaveCampaign.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Dialog } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** What becomes of it. */
const meaning = (role: Place['role']): string => {
  if (role === 'COMMANDER') return words.command()
  return role === 'PLAYER' ? words.seat() : words.place()
}

export function LeaveButton() {
  const { id, place } = useCampaignContext().campaign
  const [open, setOpen] = useState(false)
  const [{ fetching, error }, leave] = useMutation(leaveCampaign)
  const go = async (): Promise<void> => {
    const { data } = await leave({ id })
    if (data?.leaveCampaign) window.location.assign('/lobby')
  }
  return (
    <>
      <Button size="s" tone="quiet" onClick={() => setOpen(true)}>
        {words.leaveCampaign()}
      </Button>
      <Dialog
        {...{ open }}
        onOpenChange={setOpen}
        width="s"
        title={words.question()}
        description={meaning(place.role)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.stay()}</Button>
            <Button tone="signal" busy={fetching} onClick={() => void go()}>
              {words.leave()}
            </Button>
          </>
        }
      >
        {error && <Trouble error={error} />}
      </Dialog>
    </>
  )
}
