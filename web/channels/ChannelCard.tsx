'use client'

import { type ReactNode, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import * as words from '../messages/channels.generated.js'
import { type Channel, pauseChannel, removeChannel, testChannel } from '../api/channels.js'
import { dayAndTime } from '../api/time.js'
import { Trouble } from '../shell/Trouble.js'
import { Badge, Button, useNotify } from '../ui/index.js'
import { type ChannelOwner, titleOf, ways } from './kinds.js'
import { type Choosable, Told } from './Told.js'

interface ChannelCardProps {
  readonly channel: Channel
  readonly owner: ChannelOwner
  /** For which the owner may choose otherwise. */
  readonly campaigns: readonly Choosable[]
  readonly changed: () => void
  /** What only channels of its kind have. */
  readonly children?: ReactNode
}

function State({ channel }: { readonly channel: Channel }) {
  const { paused, failingSince, lastError, kind, address } = channel
  const why = lastError ?? ''
  if (failingSince !== null) return <p className="m-label">{words.failing({ since: dayAndTime(failingSince), why })}</p>
  if (paused && lastError !== null) return <p className="m-label">{words.stopped({ why })}</p>
  return kind === 'EMAIL' && address === null ? <p className="m-label">{words.unconfirmed()}</p> : null
}

type Act = (told: string | null, send: () => Promise<{ readonly error?: CombinedError | undefined }>) => Promise<void>

/** Does one thing at a time, says that it is done, and keeps what went wrong. */
const useAct = (changed: () => void) => {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CombinedError | null>(null)
  const act: Act = async (told, send) => {
    setBusy(true)
    const { error: wrong } = await send()
    setBusy(false)
    setError(wrong ?? null)
    if (wrong) return
    if (told !== null) notify({ tone: 'good', title: told })
    changed()
  }
  return { busy, error, act }
}

/** One way to be told: whether it works, what it is told, and what its owner may do with it. */
export function ChannelCard({ channel, owner, campaigns, changed, children }: ChannelCardProps) {
  const client = useClient()
  const { busy, error, act } = useAct(changed)
  const { id, kind, address, paused, failingSince } = channel
  const title = titleOf(channel)
  return (
    <li className="n-channel">
      <div className="n-head">
        <strong className="m-label">{title}</strong>
        {address && <span className="m-label m-quiet">{address}</span>}
        {paused ? (
          <Badge>{words.paused()}</Badge>
        ) : failingSince === null ? (
          <Badge tone="good">{words.on()}</Badge>
        ) : (
          <Badge tone="signal">{words.fails()}</Badge>
        )}
      </div>
      <State channel={channel} />
      <div className="a-actions">
        {!paused && (
          <Button
            size="s"
            busy={busy}
            aria-label={words.testNamed({ title })}
            onClick={() => void act(words.tested(), () => client.mutation(testChannel, { id }).toPromise())}
          >
            {words.test()}
          </Button>
        )}
        <Button
          size="s"
          busy={busy}
          aria-label={words.pauseNamed({ title, paused: paused ? 'yes' : 'no' })}
          onClick={() => void act(null, () => client.mutation(pauseChannel, { id, paused: !paused }).toPromise())}
        >
          {words.pause({ paused: paused ? 'yes' : 'no' })}
        </Button>
        {ways()[kind].owners.length > 0 && (
          <Button
            size="s"
            tone="signal"
            busy={busy}
            aria-label={words.removeNamed({ title })}
            onClick={() => void act(words.removed(), () => client.mutation(removeChannel, { id }).toPromise())}
          >
            {words.remove()}
          </Button>
        )}
      </div>
      {error && <Trouble error={error} />}
      <details className="n-fold">
        <summary>{words.choose()}</summary>
        <Told {...{ channel, owner, campaigns, changed }} />
      </details>
      {children}
    </li>
  )
}
