'use client'

import * as words from '../../messages/letters.generated.js'
import { Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { nameOf } from './parties.js'

interface WriteAsProps {
  readonly own: readonly string[]
  readonly value: string
  readonly onChange: (party: string) => void
}

/** As a seat or as an office, for whoever has both. */
export function WriteAs({ own, value, onChange }: WriteAsProps) {
  const { seats } = useCampaignContext().table
  if (own.length < 2) return null
  return (
    <Field label={words.as()}>
      {(control) => (
        <Select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
          {own.map((party) => (
            <option key={party} value={party}>
              {nameOf(party, seats)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
