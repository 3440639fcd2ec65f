'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useEffect } from 'react'
import type { OpenAsk } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import { ErrorNote, Skeleton } from '../ui/index.js'
import { AskPicker } from './AskPicker.js'
import { DeadlineNote } from './clock/Clocks.js'
import type { DeskState } from './desk/useDesk.js'
import type { ToolsState } from './desk/useTools.js'

// Fetched beside the ruleset's own desk, while the map is drawn.
const loadDesk = () => import('./desk/OrderDesk.js')
const OrderDesk = lazy(() => loadDesk().then((module) => ({ default: module.OrderDesk })))
// Loaded with the first thing that has a sheet.
const AskedDocument = lazy(() => import('./Documents.js').then((module) => ({ default: module.AskedDocument })))
const OtherDocuments = lazy(() => import('./Documents.js').then((module) => ({ default: module.OtherDocuments })))

interface OrdersTabProps {
  readonly campaign: Campaign
  readonly table: Table
  readonly view: GameView
  readonly desk: DeskState
  readonly state: ToolsState
  readonly asks: readonly OpenAsk[]
  readonly onAsk: (id: string) => void
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  readonly onCells: (cells: readonly CellName[]) => void
}

/** What is asked now, what it is about, and the desk to answer at. */
export function OrdersTab(props: OrdersTabProps) {
  const { campaign, table, view, desk, state, asks, onAsk, selected, onSelect, onCells } = props
  const { ask } = desk
  useEffect(() => {
    // What fails now is tried again, and told, where it is shown.
    loadDesk().catch(() => undefined)
  }, [])
  const tools = state.kind === 'open' ? state.tools : null
  const about = ask?.about ?? null
  return (
    <>
      <AskPicker
        {...{ asks, view, tools }}
        receipts={campaign.receipts}
        value={ask?.id ?? null}
        onChange={onAsk}
        role={campaign.place.role}
      />
      {state.kind === 'failed' && (
        <ErrorNote title="The order desk of this ruleset could not be opened." safe="Nothing was changed.">
          Load the page anew. If it stays so, the server’s web build lacks this ruleset.
        </ErrorNote>
      )}
      {state.kind === 'opening' && <Skeleton lines={4} label="Opening the order desk" />}
      {tools && about !== null && (
        <Suspense fallback={<Skeleton lines={3} label="Opening the sheet" />}>
          <AskedDocument {...{ view, tools, about }} campaignId={campaign.id} />
        </Suspense>
      )}
      {tools && (
        <Suspense fallback={<Skeleton lines={4} label="Opening the order desk" />}>
          <OrderDesk
            {...{ view, desk, tools, selected, onSelect }}
            zone={table.timeZone}
            replaceable={campaign.replaceable}
          />
        </Suspense>
      )}
      {ask && !desk.sealed && <DeadlineNote ask={ask} campaign={campaign} />}
      {tools && (tools.presentation.documents?.(view).length ?? 0) > 0 && (
        <Suspense fallback={null}>
          <OtherDocuments {...{ view, tools, about, onCells }} campaignId={campaign.id} />
        </Suspense>
      )}
    </>
  )
}
