'use client'

import { DateTime } from 'luxon'
import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/vacations.generated.js'
import { announceVacation } from '../../api/attendance.js'
import { ownZone } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Input } from '../../ui/index.js'

const local = "yyyy-MM-dd'T'HH:mm"
const mostDays = 60

const dayAhead = (days: number): string => DateTime.now().plus({ days }).startOf('day').toFormat(local)

/** Tells all one's campaigns when one is away. */
export function VacationForm({ announced }: { readonly announced: () => void }) {
  const [{ fetching, error }, announce] = useMutation(announceVacation)
  const [typedFrom, setFrom] = useState(() => dayAhead(2))
  const [typedUntil, setUntil] = useState(() => dayAhead(9))
  const [note, setNote] = useState('')
  const [from, until] = [DateTime.fromISO(typedFrom), DateTime.fromISO(typedUntil)]
  const wrong = !(from.isValid && until.isValid && until > from && until <= from.plus({ days: mostDays }))
  const send = async (): Promise<void> => {
    const times = { from: from.toUTC().toISO() ?? '', until: until.toUTC().toISO() ?? '' }
    const { data } = await announce({ ...times, note: note.trim() })
    if (!data) return
    setNote('')
    announced()
  }
  return (
    <div className="a-form a-narrow">
      {error && <Trouble error={error} />}
      <Field label={words.from()} hint={words.zone({ zone: ownZone() })}>
        {(control) => (
          <Input
            type="datetime-local"
            value={typedFrom}
            onChange={({ target }) => setFrom(target.value)}
            {...control}
          />
        )}
      </Field>
      <Field label={words.until()} problem={wrong ? words.wrong() : undefined}>
        {(control) => (
          <Input
            type="datetime-local"
            value={typedUntil}
            onChange={({ target }) => setUntil(target.value)}
            {...control}
          />
        )}
      </Field>
      <Field label={words.note()}>
        {(control) => (
          <Input value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} {...control} />
        )}
      </Field>
      <Button busy={fetching} disabled={wrong} onClick={() => void send()}>
        {words.announce()}
      </Button>
    </div>
  )
}
