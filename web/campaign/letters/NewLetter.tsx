'use client'

import { useState } from 'react'
import * as words from '../../messages/letters.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { Button, Checkbox, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { nameOf, ownParties } from './parties.js'
import { PressNote } from './PressNote.js'
import type { LetterDesk } from './useLetterDesk.js'
import { WriteAs } from './WriteAs.js'
import { WriteForm } from './WriteForm.js'

interface RecipientsProps {
  readonly from: string
  readonly to: readonly string[]
  readonly onChange: (to: readonly string[]) => void
}

/** Seats, offices, or everybody. */
function Recipients({ from, to, onChange }: RecipientsProps) {
  const { seats, facilitator } = useCampaignContext().table
  const offices = ['organiser', ...(facilitator === null ? [] : ['facilitator'])]
  const parties = [...seats.map(({ id }) => id), ...offices].filter((party) => party !== from)
  const isToAll = to.includes('all')
  const toggle = (party: string): void =>
    onChange(to.includes(party) ? to.filter((one) => one !== party) : [...to, party])
  const isSeat = (party: string): boolean => seats.some(({ id }) => id === party)
  return (
    <fieldset className="l-recipients">
      <legend>{words.to()}</legend>
      <Checkbox label={words.everybodyHint()} checked={isToAll} onChange={() => onChange(isToAll ? [] : ['all'])} />
      {parties.map((party) => (
        <Checkbox
          key={party}
          label={isSeat(party) ? <SeatChip seat={party} title={nameOf(party, seats)} size="s" /> : nameOf(party, seats)}
          checked={to.includes(party)}
          disabled={isToAll}
          onChange={() => toggle(party)}
        />
      ))}
    </fieldset>
  )
}

interface NewLetterProps {
  readonly letters: LetterDesk
  readonly lines: readonly ReportLine[]
}

/** A letter to whomever one chooses. */
export function NewLetter({ letters, lines }: NewLetterProps) {
  const own = ownParties(useCampaignContext().campaign)
  const [as, setAs] = useState(own[0] ?? '')
  const [to, setTo] = useState<readonly string[]>([])
  return (
    <div className="l-letters">
      <p className="l-top">
        <Button size="s" tone="quiet" onClick={() => letters.setOpen(null)}>
          {words.back()}
        </Button>
      </p>
      <h2>{words.newLetter()}</h2>
      <WriteAs own={own} value={as} onChange={setAs} />
      <Recipients from={as} to={to} onChange={setTo} />
      <WriteForm
        key={as}
        {...{ letters, lines }}
        answer={{ as, to, signed: as }}
        draft="new"
        onSent={({ conversation }) => letters.setOpen(conversation)}
      />
      <PressNote />
    </div>
  )
}
