'use client'

import { type CellName, type SeatId, seatId } from '@muster/rulesets/kit/ids.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import { seatBriefingQuery, seatMomentsQuery } from '../../api/facilitating.js'
import type { Table } from '../../api/table.js'
import { Trouble } from '../../shell/Trouble.js'
import { EmptyState, Field, Select, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { noteOnGone } from '../history/gone.js'
import { Report } from '../report/Report.js'
import { DeskOf } from './DeskOf.js'
import type { Show } from './FacilitatorRoom.js'

const isOf = (viewer: Viewer, seat: SeatId): boolean => viewer.kind === 'seat' && viewer.seat === seat

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
  const [moments, momentsAgain] = useQuery({ query: seatMomentsQuery, variables: { id: campaign.id, seat } })
  const [read, again] = useQuery({ query: seatBriefingQuery, variables: { id: campaign.id, seat, number } })
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    momentsAgain()
    again()
  }, [news, momentsAgain, again])
  const briefing = read.data?.campaign?.briefing ?? null
  // What is shown stays until it has been read again.
  const found = read.fetching && (!briefing || !isOf(briefing.view.viewer, seat)) ? undefined : briefing
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
            {(moments.data?.campaign?.briefings ?? []).map((head) => (
              <option key={head.number} value={head.number}>
                {words.moment({ number: head.number, turn: head.turn, stage: stageOf(head.stage) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {about !== undefined && <p className="m-label m-quiet">{about}</p>}
      {read.error && <Trouble error={read.error} retry={again} />}
      {found === undefined && <Skeleton lines={4} label={words.reading()} />}
      {found === null && !read.error && <EmptyState title={words.unseenTitle()}>{words.unseen()}</EmptyState>}
      {found && (
        <>
          {asked && (
            <>
              <h2>{words.itsDesk()}</h2>
              <DeskOf briefing={found} />
            </>
          )}
          <h2>{words.itsReport()}</h2>
          <Report
            lines={found.report}
            onCells={light}
            note={noteOnGone(moments.data?.campaign?.correctedLines ?? [], found)}
          />
        </>
      )}
    </>
  )
}
