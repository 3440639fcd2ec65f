'use client'

import { useEffect, useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/push.generated.js'
import { addChannel } from '../../api/channels.js'
import { type PushState, pushState, subscribe, unsubscribe } from '../../api/push.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'
import { deviceOf } from './device.js'

const ownName = (): string => {
  const known = deviceOf(navigator.userAgent)
  return known ? words.device(known) : ''
}

interface PushButtonProps {
  readonly pushKey: string
  readonly changed: () => void
}

/** Turns notifications on and off for the browser that shows this page. */
export function PushButton({ pushKey, changed }: PushButtonProps) {
  const [state, setState] = useState<PushState | null>(null)
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const [{ error }, add] = useMutation(addChannel)
  useEffect(() => {
    void pushState().then(setState, () => setState('unable'))
  }, [])
  const turnOn = async (): Promise<void> => {
    const given = await subscribe(pushKey)
    if (!given) return
    const { data } = await add({ input: { kind: 'PUSH', name: ownName(), ...given } })
    if (data) changed()
    else await unsubscribe()
  }
  const turn = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setRefused(false)
    await work().catch(() => setRefused(true))
    setState(await pushState())
    setBusy(false)
  }
  if (state === null) return null
  if (state === 'unable' || state === 'denied') return <p className="m-label m-quiet">{words.state({ state })}</p>
  return (
    <div className="n-add">
      <p className="m-label m-quiet">{words.state({ state })}</p>
      {refused && <Notice tone="warn" title={words.refused()} />}
      {error && <Trouble error={error} />}
      <Button busy={busy} onClick={() => void turn(state === 'on' ? unsubscribe : turnOn)}>
        {words.turn({ state })}
      </Button>
    </div>
  )
}
