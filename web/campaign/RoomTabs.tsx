'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton, type TabItem, Tabs } from '../ui/index.js'
import { OrdersTab } from './OrdersTab.js'
import { useNews } from './useNews.js'
import type { Room } from './useRoom.js'

const Records = lazy(() => import('./records/Records.js').then((module) => ({ default: module.Records })))
const ReportTab = lazy(() => import('./ReportTab.js').then((module) => ({ default: module.ReportTab })))
const Objectives = lazy(() => import('./Objectives.js').then((module) => ({ default: module.Objectives })))
const People = lazy(() => import('./people/People.js').then((module) => ({ default: module.People })))

const opening = (lines: number, what: string, content: ReactNode): ReactNode => (
  <Suspense fallback={<Skeleton lines={lines} label={`Opening the ${what}`} />}>{content}</Suspense>
)

const ordersTab = ({ pickUp, setAsk, showCells, ...room }: Room): TabItem => {
  const { campaign, table, view, desk, asks, state, selected } = room
  return {
    id: 'orders',
    label: 'Orders',
    ...(desk.orders.length > 0 && { count: desk.orders.length }),
    content: (
      <OrdersTab
        {...{ campaign, table, view, desk, asks, state, selected }}
        onAsk={setAsk}
        onSelect={pickUp}
        onCells={showCells}
      />
    ),
  }
}

/** Packets are told of even where there is none for this viewer; trackers stand for themselves. */
const objectivesTab = ({ view, tools, light, showCells }: Room): readonly TabItem[] => {
  const { packets, trackers } = tools?.presentation ?? {}
  if (!tools || (packets === undefined && (trackers?.(view) ?? []).length === 0)) return []
  const content = <Objectives {...{ view, tools }} onLight={light} onCells={showCells} />
  return [{ id: 'objectives', label: 'Objectives', content: opening(4, 'objectives', content) }]
}

const reportTab = ({ campaign, view, tools, briefing, showCells }: Room, unread: boolean): TabItem => ({
  id: 'report',
  label: unread ? 'Report •' : 'Report',
  content: opening(
    6,
    'report',
    <ReportTab {...{ campaign, view, tools }} lines={briefing.report} onCells={showCells} />,
  ),
})

const recordsTab = ({ campaign, view, tools, hasRecords }: Room): readonly TabItem[] =>
  tools && hasRecords
    ? [{ id: 'records', label: 'Records', content: opening(6, 'records', <Records {...{ campaign, view, tools }} />) }]
    : []

const peopleTab = ({ campaign, table, reload }: Room): TabItem => ({
  id: 'people',
  label: 'People',
  content: opening(4, 'players', <People {...{ campaign, table, reload }} />),
})

/** Orders, objectives, report, records and people of a war. */
export function RoomTabs({ room }: { readonly room: Room }) {
  const unread = useNews(room.briefing, room.tab === 'report')
  return (
    <Tabs
      label="Desk"
      value={room.tab}
      onValueChange={room.setTab}
      tabs={[ordersTab(room), ...objectivesTab(room), reportTab(room, unread), ...recordsTab(room), peopleTab(room)]}
    />
  )
}
