'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/webhooks.generated.js'
import type { Channel } from '../../api/channels.js'
import { dayAndTime } from '../../api/time.js'
import { renewSecret } from '../../api/webhooks.js'
import { titleOf } from '../../channels/kinds.js'
import { Secret } from '../../channels/Secret.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { DeliveryLog } from './DeliveryLog.js'

/** What only a webhook has: a secret to be renewed, and a log of what it was sent. */
export function Webhook({ channel }: { readonly channel: Channel }) {
  const [{ data, error, fetching }, renew] = useMutation(renewSecret)
  const [copied, setCopied] = useState(false)
  const [open, setOpen] = useState(false)
  const renewed = copied ? null : data?.renewSecret
  const ask = async (): Promise<void> => {
    setCopied(false)
    await renew({ channelId: channel.id })
  }
  return (
    <>
      {renewed && (
        <Secret secret={renewed.secret} done={() => setCopied(true)}>
          <p>{words.formerUntil({ until: dayAndTime(renewed.formerUntil) })}</p>
        </Secret>
      )}
      {error && <Trouble error={error} />}
      <details className="n-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.log()}</summary>
        {open && <DeliveryLog channelId={channel.id} />}
      </details>
      <span className="a-actions">
        <Button
          size="s"
          busy={fetching}
          aria-label={words.renewNamed({ title: titleOf(channel) })}
          onClick={() => void ask()}
        >
          {words.renew()}
        </Button>
      </span>
    </>
  )
}
