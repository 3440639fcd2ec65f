'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/feeds.generated.js'
import { endCalendar, renewCalendar } from '../../api/feeds.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'

interface Props {
  /** Whether it has an address. */
  readonly on: boolean
  readonly changed: () => void
}

/** The address of one's calendar: made, replaced, and turned off. It is shown once, because the server keeps only its hash. */
export function CalendarSection({ on, changed }: Props) {
  const [renewing, renew] = useMutation(renewCalendar)
  const [ending, end] = useMutation(endCalendar)
  const [address, setAddress] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    const { data } = await renew({})
    if (!data) return
    setAddress(`${window.location.origin}${data.renewCalendar}`)
    changed()
  }
  const stop = async (): Promise<void> => {
    const { data } = await end({})
    if (!data) return
    setAddress(null)
    changed()
  }
  const error = renewing.error ?? ending.error
  return (
    <>
      <p>{words.calendarAbout()}</p>
      {address && (
        <Notice tone="warn" title={words.copyAddress()}>
          <code className="a-secret">{address}</code>
          <span className="a-actions">
            <CopyButton text={address} label={words.copy()} />
            <Button size="s" tone="quiet" onClick={() => setAddress(null)}>
              {words.haveIt()}
            </Button>
          </span>
        </Notice>
      )}
      {error && <Trouble error={error} />}
      <p className="m-label m-quiet">{on ? words.calendarOn() : words.calendarOff()}</p>
      <span className="a-actions">
        <Button busy={renewing.fetching} onClick={() => void make()}>
          {on ? words.newAddress() : words.makeAddress()}
        </Button>
        {on && (
          <Button tone="signal" busy={ending.fetching} onClick={() => void stop()}>
            {words.turnOff()}
          </Button>
        )}
      </span>
    </>
  )
}
