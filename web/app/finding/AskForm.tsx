'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/finding.generated.js'
import { requestSeat } from '../../api/finding.js'
import type { Offer } from '../../api/offers.js'
import { randomHex } from '../../api/randomHex.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Select, TextArea } from '../../ui/index.js'

interface AskFormProps {
  readonly offer: Offer
  readonly asked: () => void
}

/** Asks the organiser for a seat, with some words about oneself. */
export function AskForm({ offer, asked }: AskFormProps) {
  const [diceContribution] = useState(randomHex)
  const [seat, setSeat] = useState('')
  const [note, setNote] = useState('')
  const [{ fetching, error }, request] = useMutation(requestSeat)
  const free = offer.seats.filter((one) => one.free)
  if (free.length === 0) return <p>{words.full()}</p>
  const send = async (): Promise<void> => {
    const { data } = await request({ id: offer.id, diceContribution, note, ...(seat !== '' && { seat: seatId(seat) }) })
    if (data) asked()
  }
  return (
    <form
      className="a-form f-ask"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>{words.ask()}</h2>
      <p className="m-quiet">{offer.phase === 'GATHERING' ? words.askAbout() : words.askMidWar()}</p>
      <Field label={words.seat()}>
        {(control) => (
          <Select value={seat} onChange={({ target }) => setSeat(target.value)} {...control}>
            <option value="">{words.anySeat()}</option>
            {free.map(({ id, title }) => (
              <option key={id} value={id}>
                {words.seatTitle({ seat: id, title })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.note()} hint={words.noteHint()}>
        {(control) => (
          <TextArea
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            {...control}
          />
        )}
      </Field>
      {error && <Trouble error={error} />}
      <div className="a-actions">
        <Button type="submit" tone="primary" busy={fetching}>
          {words.send()}
        </Button>
      </div>
    </form>
  )
}
