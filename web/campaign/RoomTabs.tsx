'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton, type TabItem, Tabs } from '../ui/index.js'
import type { ToolsState } from './desk/useTools.js'
import { OrdersTab } from './OrdersTab.js'
import { useNews } from './useNews.js'
import type { Room } from './useRoom.js'
import { useViewContext } from './ViewContext.js'

const Records = lazy(() => import('./records/Records.js').then((module) => ({ default: module.Records })))
const ReportTab = lazy(() => import('./ReportTab.js').then((module) => ({ default: module.ReportTab })))
const Objectives = lazy(() => import('./Objectives.js').then((module) => ({ default: module.Objectives })))
const People = lazy(() => import('./people/People.js').then((module) => ({ default: module.People })))

const opening = (lines: number, what: string, content: ReactNode): ReactNode => (
  <Suspense fallback={<Skeleton lines={lines} label={`Opening the ${what}`} />}>{content}</Suspense>
)

const ordersTab = ({ desk, asks, setAsk, showCells }: Room, state: ToolsState): TabItem => ({
  id: 'orders',
  label: 'Orders',
  ...(desk.orders.length > 0 && { count: desk.orders.length }),
  content: <OrdersTab {...{ asks, state }} onAsk={setAsk} onCells={showCells} />,
})

/** Packets are told of even where there is none for this viewer; trackers stand for themselves. */
const useObjectivesTab = ({ light, showCells }: Room): readonly TabItem[] => {
  const { view, tools } = useViewContext()
  const { packets, trackers } = tools?.presentation ?? {}
  if (!tools || (packets === undefined && (trackers?.(view) ?? []).length === 0)) return []
  const content = <Objectives onLight={light} onCells={showCells} />
  return [{ id: 'objectives', label: 'Objectives', content: opening(4, 'objectives', content) }]
}

const reportTab = ({ briefing, showCells }: Room, unread: boolean): TabItem => ({
  id: 'report',
  label: unread ? 'Report •' : 'Report',
  content: opening(6, 'report', <ReportTab lines={briefing.report} onCells={showCells} />),
})

const recordsTab: TabItem = { id: 'records', label: 'Records', content: opening(6, 'records', <Records />) }
const peopleTab: TabItem = { id: 'people', label: 'People', content: opening(4, 'players', <People />) }

/** Orders, objectives, report, records and people of a war. */
export function RoomTabs({ room, state }: { readonly room: Room; readonly state: ToolsState }) {
  const unread = useNews(room.briefing, room.tab === 'report')
  const objectivesTab = useObjectivesTab(room)
  return (
    <Tabs
      label="Desk"
      value={room.tab}
      onValueChange={room.setTab}
      tabs={[
        ordersTab(room, state),
        ...objectivesTab,
        reportTab(room, unread),
        ...(room.hasRecords ? [recordsTab] : []),
        peopleTab,
      ]}
    />
  )
}
