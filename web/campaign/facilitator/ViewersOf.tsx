'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import { useEffect, useState } from 'react'
import * as words from '../../messages/facilitator.generated.js'
import type { DryRunViewer, ViewerHead } from '../../api/facilitating.js'
import { Field, Select, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Report } from '../report/Report.js'
import { Changes } from './Changes.js'
import type { Show } from './FacilitatorRoom.js'

const nameOf = ({ role, seat }: ViewerHead): string => seat ?? role

interface ViewersOfProps {
  readonly viewers: readonly ViewerHead[]
  /** The one that is looked at; null: it is being read. */
  readonly viewer: DryRunViewer | null
  readonly onChoose: (viewer: ViewerHead) => void
  readonly show: Show
}

/** What each of them would be told, and what differs: on the map and in lists. */
export function ViewersOf({ viewers, viewer, onChoose, show }: ViewersOfProps) {
  const { table } = useCampaignContext()
  const [chosen, choose] = useState<string | null>(null)
  const name = chosen ?? (viewer ? nameOf(viewer) : '')
  const [since, setSince] = useState<'now' | 'last'>('now')
  const [cells, light] = useState<readonly CellName[] | null>(null)
  const changes = viewer && ((since === 'last' ? viewer.sinceLast : null) ?? viewer.changes)
  const titleOf = ({ role, seat }: ViewerHead): string =>
    seat === null
      ? words.viewer({ role: role === 'OBSERVER' ? 'OBSERVER' : 'FACILITATOR' })
      : words.seat({ seat, title: table.seats.find(({ id }) => id === seat)?.title ?? '' })
  const title = viewer ? titleOf(viewer) : ''
  useEffect(() => {
    if (viewer && changes)
      show({ title: words.wouldSee({ who: title }), briefing: viewer.briefing, cells: cells ?? changes.cells })
  }, [viewer, changes, cells, title, show])
  return (
    <>
      <Field label={words.whose()}>
        {(control) => (
          <Select
            value={name}
            onChange={(event) => {
              const next = viewers.find((one) => nameOf(one) === event.target.value)
              choose(event.target.value)
              light(null)
              if (next) onChoose(next)
            }}
            {...control}
          >
            {viewers.map((one) => (
              <option key={nameOf(one)} value={nameOf(one)}>
                {titleOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!viewer && viewers.length > 0 && <Skeleton lines={4} label={words.reading()} />}
      {viewer && changes && (
        <>
          {viewer.sinceLast && (
            <Field label={words.compare()}>
              {(control) => (
                <Select
                  value={since}
                  onChange={(event) => setSince(event.target.value === 'last' ? 'last' : 'now')}
                  {...control}
                >
                  <option value="now">{words.withNow()}</option>
                  <option value="last">{words.withLast()}</option>
                </Select>
              )}
            </Field>
          )}
          <Changes changes={changes} isLast={since === 'last' && viewer.sinceLast !== null} onCells={light} />
          <h2>{words.told()}</h2>
          <Report lines={viewer.briefing.report} onCells={light} />
          {viewer.briefing.asks.length > 0 && (
            <>
              <h2>{words.asked()}</h2>
              <ul>
                {viewer.briefing.asks.map(({ id, title: question }) => (
                  <li key={id}>{question}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </>
  )
}
