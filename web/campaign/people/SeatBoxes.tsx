'use client'

import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { Checkbox } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

interface SeatBoxesProps {
  readonly legend: string
  readonly seats: readonly SeatId[]
  readonly onChange: (seats: readonly SeatId[]) => void
  /** One that is not to be chosen. */
  readonly except?: string
}

/** Some of the campaign's seats. */
export function SeatBoxes({ legend, seats, onChange, except }: SeatBoxesProps) {
  const { table } = useCampaignContext()
  const toggle = (id: SeatId): void => onChange(seats.includes(id) ? seats.filter((one) => one !== id) : [...seats, id])
  return (
    <fieldset className="c-boxes">
      <legend>{legend}</legend>
      {table.seats
        .filter(({ id }) => id !== except)
        .map(({ id, title }) => (
          <Checkbox key={id} label={`${id} – ${title}`} checked={seats.includes(id)} onChange={() => toggle(id)} />
        ))}
    </fieldset>
  )
}
