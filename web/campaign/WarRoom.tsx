'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Briefing } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import { allLayers, LayerMenu, layerTitles, terrainLooks, type MapLayers } from '../map/index.js'
import { HeldReference } from '../app/reference/Reference.js'
import { useReferenceKeys } from '../app/reference/useKeys.js'
import { Button, Skeleton, Tabs, useNotify } from '../ui/index.js'
import { SealButton } from './desk/SealButton.js'
import { matches } from './desk/drafts.js'
import type { Tools } from './desk/openDesk.js'
import { useDesk } from './desk/useDesk.js'
import { useTools } from './desk/useTools.js'
import { FieldMap } from './FieldMap.js'
import { OrdersTab } from './OrdersTab.js'
import { StateNotice } from './States.js'
import { useLaid } from './useLaid.js'
import { usePaletteKey } from './usePaletteKey.js'

const Records = lazy(() => import('./records/Records.js').then((module) => ({ default: module.Records })))
const LaidNote = lazy(() => import('./LaidNote.js').then((module) => ({ default: module.LaidNote })))
const ReportTab = lazy(() => import('./ReportTab.js').then((module) => ({ default: module.ReportTab })))
const Objectives = lazy(() => import('./Objectives.js').then((module) => ({ default: module.Objectives })))
const People = lazy(() => import('./people/People.js').then((module) => ({ default: module.People })))
const Matters = lazy(() => import('./people/Matters.js').then((module) => ({ default: module.Matters })))
const Palette = lazy(() => import('./Palette.js').then((module) => ({ default: module.Palette })))

interface WarRoomProps {
  readonly campaign: Campaign
  readonly table: Table
  readonly briefing: Briefing
  readonly reload: () => void
}

/** Packets are told of even where there is none for this viewer; trackers stand for themselves. */
const hasObjectives = (view: GameView, { presentation }: Tools): boolean =>
  presentation.packets !== undefined || (presentation.trackers?.(view) ?? []).length > 0

/** Tells gently that a new briefing has come, and keeps count of the report not yet read. */
const useNews = (briefing: Briefing, reading: boolean): boolean => {
  const notify = useNotify()
  const [seen, setSeen] = useState(briefing.number)
  const last = useRef(briefing.number)
  useEffect(() => {
    if (briefing.number === last.current) return
    last.current = briefing.number
    notify({
      title: 'A new briefing has come',
      text: `${briefing.turn > 0 ? `Turn ${String(briefing.turn)}: your` : 'Your'} report is ready.`,
    })
  }, [briefing, notify])
  if (reading && seen !== briefing.number) setSeen(briefing.number)
  return seen !== briefing.number
}

/** Tells that another device of the same player has changed the same, wherever on the page somebody is. */
const useConflictNews = (conflicts: number): void => {
  const notify = useNotify()
  const waiting = conflicts > 0
  useEffect(() => {
    if (waiting)
      notify({ tone: 'warn', title: 'Changed on another device', text: 'Under Orders, choose which version to keep.' })
  }, [waiting, notify])
}

/** The map, and beside it orders, objectives, report and people. */
export function WarRoom({ campaign, table, briefing, reload }: WarRoomProps) {
  const view = useMemo<GameView>(() => ({ ...briefing.view, board: campaign.board }), [briefing, campaign.board])
  const state = useTools(campaign.ruleset.id)
  const tools = state.kind === 'open' ? state.tools : null
  const asks = campaign.place.former ? [] : briefing.asks.filter(({ closed }) => !closed)
  const [askId, setAsk] = useState<string | null>(null)
  const ask = asks.find(({ id }) => id === askId) ?? asks[0] ?? null
  const desk = useDesk(campaign, view, ask, tools)
  const [picked, select] = useState<string | null>(null)
  const selected =
    view.pieces.some(({ id }) => id === picked) || view.contacts.some(({ id }) => id === picked) ? picked : null
  const [layers, setLayers] = useState<MapLayers>(allLayers)
  const { offered, laid, toggle } = useLaid(campaign.ruleset.id, view, tools)
  const [spoken, setSpoken] = useState<readonly CellName[]>([])
  const [focus, setFocus] = useState<CellName | null>(null)
  /** Lights cells and brings the first of them into view. */
  const showCells = (cells: readonly CellName[]): void => {
    setSpoken(cells)
    setFocus(cells[0] ?? null)
  }
  const [tab, setTab] = useState(asks.length > 0 ? 'orders' : 'report')
  const [tall, setTall] = useState(false)
  const [sealing, setSealing] = useState(false)
  const [palette, setPalette] = usePaletteKey()
  const [reference, setReference] = useReferenceKeys()
  const unread = useNews(briefing, tab === 'report')
  useConflictNews(desk.conflicts.length)
  /** A piece that the rules leave but one kind of order is asked for it at once; one that may go along a path is led from where it stands. */
  const pickUp = (id: string | null): void => {
    select(id)
    const own = desk.options.filter((option) => option.piece === id)
    const forced = own.find((option) => option.forced && !desk.orders.some((order) => matches(option, order)))
    const ways = own.filter(({ path }) => path)
    desk.begin(forced ?? ways.find((option) => desk.orders.some((order) => matches(option, order))) ?? ways[0] ?? null)
  }
  const goTo = (id: string): void => {
    pickUp(id)
    setTab('orders')
    showCells(view.pieces.filter((piece) => piece.id === id).map(({ at }) => at))
  }
  const hasRecords = Boolean(tools?.presentation.tables ?? tools?.presentation.series)
  const titles = layerTitles(view, tools?.presentation)
  return (
    <div className="c-room">
      <div className="c-map">
        <FieldMap
          {...{ view, tools, desk, selected, layers, laid, spoken }}
          terrain={terrainLooks(campaign.ruleset.id)}
          onSelect={pickUp}
          focus={focus}
        />
        <div className="c-map-tools">
          <LayerMenu {...{ titles, layers, offered, laid }} onChange={setLayers} onToggle={toggle} />
          <Button size="s" onClick={() => setPalette(true)} aria-keyshortcuts="Control+K">
            Go to …
          </Button>
          <HeldReference choice={campaign.tabletop} open={reference} onOpen={setReference} />
        </div>
        {laid.length > 0 && (
          <Suspense fallback={null}>
            <LaidNote laid={laid} />
          </Suspense>
        )}
      </div>
      <section className="c-panel" data-tall={tall || undefined} aria-label="Desk">
        <button type="button" className="c-handle" aria-expanded={tall} onClick={() => setTall(!tall)}>
          <span className="m-hidden">{tall ? 'Lower the desk' : 'Raise the desk'}</span>
        </button>
        <StateNotice {...{ campaign, table }} />
        {table.matters.length > 0 && (
          <Suspense fallback={null}>
            <Matters {...{ campaign, table }} />
          </Suspense>
        )}
        <Tabs
          label="Desk"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
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
            },
            ...(tools && hasObjectives(view, tools)
              ? [
                  {
                    id: 'objectives',
                    label: 'Objectives',
                    content: (
                      <Suspense fallback={<Skeleton lines={4} label="Opening the objectives" />}>
                        <Objectives {...{ view, tools }} onLight={setSpoken} onCells={showCells} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
            {
              id: 'report',
              label: unread ? 'Report •' : 'Report',
              content: (
                <Suspense fallback={<Skeleton lines={6} label="Opening the report" />}>
                  <ReportTab {...{ campaign, view, tools }} lines={briefing.report} onCells={showCells} />
                </Suspense>
              ),
            },
            ...(tools && hasRecords
              ? [
                  {
                    id: 'records',
                    label: 'Records',
                    content: (
                      <Suspense fallback={<Skeleton lines={6} label="Opening the records" />}>
                        <Records {...{ campaign, view, tools }} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
            {
              id: 'people',
              label: 'People',
              content: (
                <Suspense fallback={<Skeleton lines={4} label="Opening the table of people" />}>
                  <People {...{ campaign, table, reload }} />
                </Suspense>
              ),
            },
          ]}
        />
        {ask && tab === 'orders' && (
          <footer className="c-panel-foot">
            <SealButton
              desk={desk}
              describe={(order) => tools?.presentation.describe(view, order) ?? order.kind}
              campaign={campaign}
              open={sealing}
              onOpenChange={setSealing}
              onSealed={() => select(null)}
            />
          </footer>
        )}
      </section>
      {palette && (
        <Suspense fallback={null}>
          <Palette
            {...{ view, titles, layers, offered, laid }}
            presentation={tools?.presentation}
            onLayers={setLayers}
            onLaid={toggle}
            onPiece={goTo}
            onTab={setTab}
            onReference={() => setReference(true)}
            records={hasRecords}
            onSeal={() => setSealing(true)}
            canSeal={Boolean(ask) && !desk.sealed && desk.problems.length === 0 && desk.conflicts.length === 0}
            close={() => setPalette(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
