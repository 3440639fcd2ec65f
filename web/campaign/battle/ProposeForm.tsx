'use client'

import { useState } from 'react'
import * as words from '../../messages/schedule.generated.js'
import { ownZone } from '../../api/time.js'
import { Button, Field, Input } from '../../ui/index.js'
import { Hour } from './Hour.js'
import { firstOffer, readHour } from './when.js'

interface ProposeFormProps {
  readonly now: number
  readonly send: (times: readonly string[], text: string | null) => Promise<void>
  readonly close: () => void
}

const most = 8

const wrongWith = (typed: string, at: string | null, now: number): string | undefined => {
  if (typed === '') return words.chooseTime()
  if (at === null) return words.noSuchTime()
  return new Date(at).getTime() <= now ? words.past() : undefined
}

/** Up to eight hours, typed in one's own zone and shown as the other side's clock will have them. */
export function ProposeForm({ now, send, close }: ProposeFormProps) {
  const zone = ownZone()
  const [rows, setRows] = useState<readonly string[]>(() => [firstOffer(now, zone, 3)])
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const read = rows.map((typed) => ({ typed, at: readHour(typed, zone) }))
  const wrong = read.map(({ typed, at }) => wrongWith(typed, at, now))
  const times = [...new Set(read.flatMap(({ at }) => (at === null ? [] : [at])))].sort()
  const press = async (): Promise<void> => {
    setBusy(true)
    await send(times, text.trim() === '' ? null : text.trim())
    setBusy(false)
  }
  return (
    <div className="b-form">
      {read.map(({ typed, at }, index) => (
        <div key={index} className="b-time-row">
          <Field
            label={words.time({ number: index + 1 })}
            hint={at === null ? zone : <Hour at={at} />}
            problem={wrong[index]}
          >
            {(control) => (
              <Input
                type="datetime-local"
                value={typed}
                onChange={(event) => setRows(rows.map((row, other) => (other === index ? event.target.value : row)))}
                {...control}
              />
            )}
          </Field>
          {rows.length > 1 && (
            <Button
              size="s"
              tone="quiet"
              aria-label={words.strike({ number: index + 1 })}
              onClick={() => setRows(rows.filter((_, other) => other !== index))}
            >
              ✕
            </Button>
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button size="s" tone="quiet" onClick={() => setRows([...rows, firstOffer(now, zone, rows.length + 3)])}>
          {words.oneMore()}
        </Button>
      )}
      <Field label={words.message()}>
        {(control) => (
          <Input value={text} maxLength={500} onChange={(event) => setText(event.target.value)} {...control} />
        )}
      </Field>
      <div className="b-actions">
        <Button
          tone="primary"
          size="s"
          busy={busy}
          disabled={times.length === 0 || wrong.some((problem) => problem !== undefined)}
          onClick={() => void press()}
        >
          {words.send({ times: times.length })}
        </Button>
        <Button size="s" tone="quiet" onClick={close}>
          {words.notNow()}
        </Button>
      </div>
    </div>
  )
}
