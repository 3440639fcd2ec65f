'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import { draftOf } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/replay.generated.js'
import { openBriefingQuery } from '../../api/history.js'
import type { OpenBriefing, OpenedSheet } from '../../api/history.js'
import { CampaignMap, terrainLooks, type MapArrow, type MapHighlight } from '../../map/index.js'
import { EmptyState, SeatChip, Skeleton } from '../../ui/index.js'
import { arrowOf } from '../arrowOf.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Tools } from '../desk/openDesk.js'
import { Facts } from '../Facts.js'
import { Objectives } from '../Objectives.js'
import { Report } from '../report/Report.js'
import { useOpenedView, ViewProvider } from '../ViewContext.js'

type Read = OpenBriefing | 'missing'

/** Opened briefings as they are asked for, the next one ahead of time; what was read is kept, since it cannot change. */
const useOpened = (id: string, number: number, next: number | null): readonly [Read | undefined, Read | undefined] => {
  const client = useClient()
  const [read, setRead] = useState<ReadonlyMap<number, Read>>(() => new Map())
  useEffect(() => {
    let here = true
    for (const wanted of [number, next]) {
      if (wanted === null || read.has(wanted)) continue
      void client
        .query(openBriefingQuery, { id, number: wanted })
        .toPromise()
        .then(({ data }) => {
          if (here) setRead((before) => new Map(before).set(wanted, data?.campaign?.briefing ?? 'missing'))
        })
    }
    return () => {
      here = false
    }
  }, [client, id, number, next, read])
  return [read.get(number), next === null ? undefined : read.get(next)]
}

const none: readonly never[] = []

const arrowsOf = (view: GameView, tools: Tools, { seat, orders }: OpenedSheet, key: string): readonly MapArrow[] =>
  (orders ?? []).flatMap((order, index) => {
    const arrow = arrowOf(tools, view, draftOf(order))
    const side = view.legend.find((entry) => entry.seat === seat)
    return arrow ? [{ ...arrow, id: `${key} ${String(index)}`, hand: 'ink', ...(side && { seat: side.seat }) }] : []
  })

interface SceneProps {
  readonly tools: Tools | null
  readonly title: string
  readonly number: number
  readonly next: number | null
}

interface SheetsProps {
  readonly title: string
  readonly sheets: readonly OpenedSheet[]
}

/** Sheets of all sides, folded away. */
function Sheets({ title, sheets }: SheetsProps) {
  const { view, tools } = useOpenedView()
  if (sheets.length === 0) return null
  const opened = sheets.map(({ seat, orders, fromStandingOrders }, at) => {
    const side = view.legend.find((entry) => entry.seat === seat)
    return (
      <section key={`${seat} ${String(at)}`} className="c-opened">
        {side ? <SeatChip seat={seat} title={side.title} /> : <h2>{seat}</h2>}
        {fromStandingOrders && <p className="m-quiet m-label">{words.fromStanding()}</p>}
        {orders === null || orders.length === 0 ? (
          <p className="m-quiet m-label">{orders === null ? words.silence() : words.emptySheet()}</p>
        ) : (
          <ul>
            {orders.map((order, index) => (
              <li key={index}>{tools.presentation.describe(view, draftOf(order))}</li>
            ))}
          </ul>
        )}
      </section>
    )
  })
  return (
    <details className="a-fold">
      <summary>{title}</summary>
      {opened}
    </details>
  )
}

/** One moment of the war: the true map, what happened, and what had been ordered. */
export function Scene({ tools, title, number, next }: SceneProps) {
  const { id, board, name, ruleset } = useCampaignContext().campaign
  const [found, after] = useOpened(id, number, next)
  const [held, setHeld] = useState<OpenBriefing | null>(null)
  const [cells, setCells] = useState<readonly CellName[]>([])
  if (found && found !== 'missing' && found !== held) setHeld(found)
  // The last moment stays on the table until the next one is there.
  const briefing = found === 'missing' ? null : (found ?? held)
  const view = useMemo<GameView | null>(() => (briefing ? { ...briefing.view, board } : null), [briefing, board])
  // What everybody seals at this moment is what the next resolution was made from.
  const sealed = found && found !== 'missing' && after && after !== 'missing' ? after.sheets : none
  const arrows = useMemo<readonly MapArrow[]>(
    () => (tools && view ? sealed.flatMap((sheet, at) => arrowsOf(view, tools, sheet, String(at))) : []),
    [tools, view, sealed],
  )
  const highlights = useMemo<readonly MapHighlight[]>(
    () => [
      { tone: 'capital', cells: (view && tools?.presentation.capitals?.(view)) ?? [] },
      { tone: 'report', cells },
    ],
    [tools, view, cells],
  )
  if (found === 'missing') return <EmptyState title={words.goneTitle()}>{words.gone()}</EmptyState>
  if (!briefing || !view) return <Skeleton lines={6} label={words.opening()} />
  return (
    <ViewProvider {...{ view, tools }}>
      <div className="c-map">
        <CampaignMap
          view={view}
          terrain={terrainLooks(ruleset.id)}
          {...(tools && { presentation: tools.presentation })}
          arrows={arrows}
          highlights={highlights}
          title={name}
          label={words.map({ title })}
        />
      </div>
      <section className="c-replay-report" aria-label={words.happened()}>
        <h2>{title}</h2>
        <Facts />
        <Report lines={briefing.report} onCells={setCells} />
        {tools && <Sheets title={words.ordered()} sheets={briefing.sheets} />}
        {tools && <Sheets title={words.orderedNow()} sheets={sealed} />}
        {tools?.presentation.trackers && (
          <details className="a-fold">
            <summary>{words.objectives()}</summary>
            <Objectives onLight={setCells} onCells={setCells} />
          </details>
        )}
      </section>
    </ViewProvider>
  )
}
