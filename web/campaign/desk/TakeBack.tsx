'use client'

import { useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/receipt.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Deadline } from '../../turn/Deadline.js'
import { Button, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenDesk } from './DeskContext.js'

/** Until when a seal may be taken back, as far as the table shows it, and the way back. */
export function TakeBack() {
  const { campaign, table } = useCampaignContext()
  const { desk } = useOpenDesk()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CombinedError | null>(null)
  const until = table.coolsUntil
  const go = async (): Promise<void> => {
    setBusy(true)
    const wrong = await desk.takeBack()
    setBusy(false)
    setError(wrong)
    if (!wrong) notify({ tone: 'good', title: words.takenBack() })
  }
  return (
    <>
      {error && <Trouble error={error} />}
      <p className="m-label">
        {until === null
          ? words.cools({ hours: campaign.coolDownHours })
          : words.coolsUntil({ hour: () => <Deadline at={until} zone={table.timeZone} /> })}
      </p>
      <p className="a-actions">
        <Button size="s" busy={busy} onClick={() => void go()}>
          {words.takeBack()}
        </Button>
      </p>
    </>
  )
}
