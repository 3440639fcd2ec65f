'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import * as words from '../messages/room.generated.js'
import { Skeleton, type TabItem, Tabs } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import type { ToolsState } from './desk/useTools.js'
import { OrdersTab } from './OrdersTab.js'
import { useNews } from './useNews.js'
import type { Room } from './useRoom.js'
import { useViewContext } from './ViewContext.js'

const Records = lazy(() => import('./records/Records.js').then((module) => ({ default: module.Records })))
const ReportTab = lazy(() => import('./ReportTab.js').then((module) => ({ default: module.ReportTab })))
const Objectives = lazy(() => import('./Objectives.js').then((module) => ({ default: module.Objectives })))
const Chronicle = lazy(() => import('./chronicle/Chronicle.js').then((module) => ({ default: module.Chronicle })))
const Letters = lazy(() => import('./letters/Letters.js').then((module) => ({ default: module.Letters })))
const People = lazy(() => import('./people/People.js').then((module) => ({ default: module.People })))

type Opened = Parameters<typeof words.opening>[0]['tab']

const opening = (lines: number, tab: Opened, content: ReactNode): ReactNode => (
  <Suspense fallback={<Skeleton lines={lines} label={words.opening({ tab })} />}>{content}</Suspense>
)

const ordersTab = ({ desk, asks, briefing, setAsk, showCells }: Room, state: ToolsState, toDo: boolean): TabItem => ({
  id: 'orders',
  label: words.orders(),
  ...(desk.orders.length > 0 && { count: desk.orders.length }),
  ...(toDo && { mark: words.toDo() }),
  content: <OrdersTab {...{ asks, state }} report={briefing.report} onAsk={setAsk} onCells={showCells} />,
})

/** Packets are told of even where there is none for this viewer; trackers stand for themselves. */
const useObjectivesTab = ({ light, showCells }: Room): readonly TabItem[] => {
  const { view, tools } = useViewContext()
  const { packets, trackers } = tools?.presentation ?? {}
  if (!tools || (packets === undefined && (trackers?.(view) ?? []).length === 0)) return []
  const content = <Objectives onLight={light} onCells={showCells} />
  return [{ id: 'objectives', label: words.objectives(), content: opening(4, 'objectives', content) }]
}

const reportTab = (room: Room, unread: boolean): TabItem => ({
  id: 'report',
  label: unread ? words.newReport() : words.report(),
  content: opening(6, 'report', <ReportTab room={room} />),
})

const recordsTab = (): TabItem => ({
  id: 'records',
  label: words.records(),
  content: opening(6, 'records', <Records />),
})
const lettersTab = ({ letters, briefing }: Room): TabItem => ({
  id: 'letters',
  label: words.letters(),
  ...(letters.news && letters.news.unread > 0 && { count: letters.news.unread }),
  content: opening(5, 'letters', <Letters letters={letters} lines={briefing.report} />),
})
const chronicleTab = ({ briefing }: Room): TabItem => ({
  id: 'chronicle',
  label: words.chronicle(),
  content: opening(6, 'chronicle', <Chronicle lines={briefing.report} />),
})
const peopleTab = (): TabItem => ({ id: 'people', label: words.people(), content: opening(4, 'people', <People />) })

/** Orders, objectives, report, records, letters, chronicle and people of a war. */
export function RoomTabs({ room, state }: { readonly room: Room; readonly state: ToolsState }) {
  const { toDo } = useCampaignContext().table
  const unread = useNews(room, (askId) => {
    room.setAsk(askId)
    room.setTab('orders')
  })
  const objectivesTab = useObjectivesTab(room)
  const tabs = [
    ordersTab(room, state, toDo.length > 0),
    ...objectivesTab,
    reportTab(room, unread),
    ...(room.hasRecords ? [recordsTab()] : []),
    lettersTab(room),
    chronicleTab(room),
    peopleTab(),
  ]
  // An address may name a tab that this ruleset has not, or has not yet.
  const open = tabs.find(({ id }) => id === room.tab)?.id ?? 'orders'
  return <Tabs label={words.desk()} value={open} onValueChange={room.setTab} tabs={tabs} />
}
