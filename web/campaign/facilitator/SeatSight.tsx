'use client'

import { type CellName, seatId } from '@muster/rulesets/kit/ids.js'
import { useEffect, useState } from 'react'
import * as words from '../../messages/facilitator.generated.js'
import type { Table } from '../../api/table.js'
import { Trouble } from '../../shell/Trouble.js'
import { EmptyState, Field, Select, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { noteOnGone } from '../history/gone.js'
import { Report } from '../report/Report.js'
import { DeskOf } from './DeskOf.js'
import type { Show } from './FacilitatorRoom.js'
import { useSeatSight } from './useSeatSight.js'

interface SeatSightProps {
  readonly show: Show
  readonly seats: Table['seats']
  /** Whether the reader may know what the seats are asked. */
  readonly asked: boolean
  readonly about?: string
  /** What is shown as the newest is read again when this changes. */
  readonly news?: number
}

/** What one seat sees, now or at an earlier moment, and what it is asked: as that seat is told it. */
export function SeatSight({ show, seats, asked, about, news = 0 }: SeatSightProps) {
  const { campaign } = useCampaignContext()
  const [seat, setSeat] = useState(seats[0]?.id ?? seatId('A'))
  const [number, setNumber] = useState<number | null>(null)
  const [cells, light] = useState<readonly CellName[]>([])
  const { found, heads, gone, error, again } = useSeatSight(seat, number, news)
  const title = seats.find(({ id }) => id === seat)?.title ?? ''
  useEffect(() => {
    if (found) show({ title: words.sees({ who: words.seat({ seat, title }) }), briefing: found, cells })
  }, [found, seat, title, cells, show])
  const stageOf = (stage: string): string => campaign.ruleset.stages.find(({ id }) => id === stage)?.title ?? stage
  return (
    <>
      <Field label={words.whichSeat()}>
        {(control) => (
          <Select
            value={seat}
            onChange={(event) => {
              setSeat(seatId(event.target.value))
              setNumber(null)
              light([])
            }}
            {...control}
          >
            {seats.map((one) => (
              <option key={one.id} value={one.id}>
                {words.seat({ seat: one.id, title: one.title })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.when()}>
        {(control) => (
          <Select
            value={number ?? ''}
            onChange={(event) => setNumber(event.target.value === '' ? null : Number(event.target.value))}
            {...control}
          >
            <option value="">{words.newest()}</option>
            {heads.map((head) => (
              <option key={head.number} value={head.number}>
                {words.moment({ number: head.number, turn: head.turn, stage: stageOf(head.stage) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {about !== undefined && <p className="m-label m-quiet">{about}</p>}
      {error && <Trouble error={error} retry={again} />}
      {found === undefined && <Skeleton lines={4} label={words.reading()} />}
      {found === null && !error && <EmptyState title={words.unseenTitle()}>{words.unseen()}</EmptyState>}
      {found && (
        <>
          {asked && (
            <>
              <h2>{words.itsDesk()}</h2>
              <DeskOf briefing={found} />
            </>
          )}
          <h2>{words.itsReport()}</h2>
          <Report lines={found.report} onCells={light} note={noteOnGone(gone, found)} />
        </>
      )}
    </>
  )
}
