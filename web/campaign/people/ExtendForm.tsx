'use client'

import { DateTime } from 'luxon'
import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/organiser.generated.js'
import { extendDeadline } from '../../api/steering.js'
import { Button, Field, Input } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

const local = "yyyy-MM-dd'T'HH:mm"

/** A later deadline, given in the campaign's own zone whatever the organiser's browser thinks. */
export function ExtendForm({ steer }: { readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const [times, setTimes] = useState<Readonly<Record<string, string>>>({})
  const zone = table.timeZone
  const running = table.deadlines.flatMap((deadline) => (deadline.at ? [{ ...deadline, at: deadline.at }] : []))
  if (running.length === 0) return null
  return (
    <details className="a-fold">
      <summary>{words.moreTime()}</summary>
      {running.map(({ class: kind, title, at }) => {
        const now = DateTime.fromISO(at, { zone })
        const typed = times[kind] ?? now.plus({ days: 1 }).toFormat(local)
        const asked = DateTime.fromISO(typed, { zone })
        const wrong = !asked.isValid || asked <= now
        const send = () =>
          client.mutation(extendDeadline, { id: campaign.id, class: kind, at: asked.toUTC().toISO() ?? at }).toPromise()
        return (
          <div key={kind} className="c-row">
            <Field label={title} hint={zone} problem={wrong ? words.tooEarly() : undefined}>
              {(control) => (
                <Input
                  type="datetime-local"
                  value={typed}
                  onChange={(event) => setTimes({ ...times, [kind]: event.target.value })}
                  {...control}
                />
              )}
            </Field>
            <Button disabled={wrong} onClick={() => void steer(words.moved(), send)}>
              {words.move()}
            </Button>
          </div>
        )
      })}
    </details>
  )
}
