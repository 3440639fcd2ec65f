'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import { leaveCampaign } from '../../api/campaign.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Dialog } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

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
        Leave the campaign
      </Button>
      <Dialog
        {...{ open }}
        onOpenChange={setOpen}
        width="s"
        title="Leave this campaign?"
        description={
          place.role === 'PLAYER'
            ? 'Your seat stands vacant until somebody takes it. You keep what it knew until now and may take no other place here.'
            : 'You will be told nothing more of this campaign.'
        }
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Stay</Button>
            <Button tone="signal" busy={fetching} onClick={() => void go()}>
              Leave
            </Button>
          </>
        }
      >
        {error && <Trouble error={error} />}
      </Dialog>
    </>
  )
}
