'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useMemo, useState } from 'react'
import * as words from '../messages/room.generated.js'
import type { Briefing } from '../api/briefing.js'
import { HeldReference } from '../reference/Reference.js'
import { useReferenceKeys } from '../reference/useKeys.js'
import { LayerMenu, terrainLooks } from '../map/index.js'
import { Button } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { CoachMark } from './coach/CoachMark.js'
import { useCoach } from './coach/useCoach.js'
import { DeskProvider } from './desk/DeskContext.js'
import { usePressed } from './desk/usePressed.js'
import { type ToolsState, useTools } from './desk/useTools.js'
import { FieldMap } from './FieldMap.js'
import { RoomTabs } from './RoomTabs.js'
import { useConflictNews } from './useNews.js'
import { usePaletteKey } from './usePaletteKey.js'
import { type Room, useRoom } from './useRoom.js'
import { ViewProvider } from './ViewContext.js'

const SealButton = lazy(() => import('./desk/SealButton.js').then((module) => ({ default: module.SealButton })))
const DeskKeys = lazy(() => import('./desk/DeskKeys.js').then((module) => ({ default: module.DeskKeys })))
const SentNote = lazy(() => import('./desk/SentNote.js').then((module) => ({ default: module.SentNote })))
const WayNote = lazy(() => import('./desk/WayNote.js').then((module) => ({ default: module.WayNote })))
const Announcement = lazy(() =>
  import('./letters/Announcement.js').then((module) => ({ default: module.Announcement })),
)
const Legend = lazy(() => import('./Legend.js').then((module) => ({ default: module.Legend })))
const LaidNote = lazy(() => import('./LaidNote.js').then((module) => ({ default: module.LaidNote })))
const Notices = lazy(() => import('./people/Notices.js').then((module) => ({ default: module.Notices })))
const StateNotice = lazy(() => import('./States.js').then((module) => ({ default: module.StateNotice })))
const AlliesLink = lazy(() => import('./AlliesLink.js').then((module) => ({ default: module.AlliesLink })))
const Palette = lazy(() => import('./Palette.js').then((module) => ({ default: module.Palette })))

interface MapSideProps {
  readonly room: Room
  readonly reference: boolean
  readonly setReference: (open: boolean) => void
  readonly openPalette: () => void
}

/** The map, its tools, and what is laid over it. */
function MapSide({ room, reference, setReference, openPalette }: MapSideProps) {
  const { campaign, table } = useCampaignContext()
  const { layers, offered, laid, reportCells, focus, titles, playback } = room
  const [legend, setLegend] = useState(false)
  return (
    <div className="c-map">
      <FieldMap
        {...{ layers, laid, reportCells, focus }}
        terrain={terrainLooks(campaign.ruleset.id)}
        played={playback.map}
        onPlayedPress={playback.end}
        tools={
          <>
            <LayerMenu
              {...{ titles, layers, offered, laid }}
              onChange={room.setLayers}
              onToggle={room.toggle}
              onLegend={() => setLegend(true)}
            />
            <Button size="s" onClick={openPalette} aria-keyshortcuts="Control+K">
              {words.goTo()}
            </Button>
            {table.seats.some(({ alliance }) => alliance !== null) && (
              <Suspense fallback={null}>
                <AlliesLink />
              </Suspense>
            )}
            <HeldReference choice={campaign.tabletop} open={reference} onOpen={setReference} />
          </>
        }
      />
      {laid.length > 0 && (
        <Suspense fallback={null}>
          <LaidNote laid={laid} />
        </Suspense>
      )}
      {legend && (
        <Suspense fallback={null}>
          <Legend close={() => setLegend(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface RoomProps {
  readonly room: Room
  readonly state: ToolsState
}

/** The sheet beside the map, or under it on a phone. */
function Panel({ room, state }: RoomProps) {
  const { campaign, table } = useCampaignContext()
  const { ask, tab, sealing, setSealing } = room
  const [tall, setTall] = useState(false)
  const { mark, ...coach } = useCoach(tab)
  const tip = mark && !room.playback.span && <CoachMark {...{ mark, ...coach }} />
  return (
    <section className="c-panel" data-tall={tall || undefined} aria-label={words.desk()}>
      <button type="button" className="c-handle" aria-expanded={tall} onClick={() => setTall(!tall)}>
        <span className="m-hidden">{tall ? words.lower() : words.raise()}</span>
      </button>
      <Suspense fallback={null}>
        {room.desk.way && <WayNote />}
        {room.desk.sent && <SentNote />}
      </Suspense>
      {(table.phase !== 'RUNNING' || table.publishesAt !== null || campaign.place.former) && (
        <Suspense fallback={null}>
          <StateNotice />
        </Suspense>
      )}
      {(table.notices.length > 0 || table.members.some(({ mine, named }) => mine && named !== null)) && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
      {room.letters.news !== null && room.letters.news.unread > 0 && (
        <Suspense fallback={null}>
          <Announcement letters={room.letters} />
        </Suspense>
      )}
      {mark !== 'seal' && tip}
      <RoomTabs {...{ room, state }} />
      {mark === 'seal' && tip}
      {ask && tab === 'orders' && (
        <footer className="c-panel-foot">
          <Suspense fallback={null}>
            <SealButton open={sealing} onOpenChange={setSealing} onSealed={room.putDown} />
          </Suspense>
        </footer>
      )}
    </section>
  )
}

/** Map and desk of the newest briefing. */
function MapAndDesk({ briefing, state }: { readonly briefing: Briefing; readonly state: ToolsState }) {
  const room = useRoom(briefing)
  const { desk } = room
  const [palette, setPalette] = usePaletteKey()
  const pressed = usePressed()
  const [reference, setReference] = useReferenceKeys()
  useConflictNews(desk.conflicts.length)
  return (
    <div className="c-room">
      <DeskProvider desk={desk} selected={room.selected} onSelect={room.pickUp} onSeal={() => room.setSealing(true)}>
        {state.kind === 'open' && pressed && (
          <Suspense fallback={null}>
            <DeskKeys pressed={pressed} />
          </Suspense>
        )}
        <MapSide {...{ room, reference, setReference }} openPalette={() => setPalette(true)} />
        <Panel {...{ room, state }} />
      </DeskProvider>
      {palette && (
        <Suspense fallback={null}>
          <Palette room={room} onReference={() => setReference(true)} close={() => setPalette(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The map, and beside it orders, objectives, report and people. */
export function WarRoom({ briefing }: { readonly briefing: Briefing }) {
  const { campaign } = useCampaignContext()
  const view = useMemo<GameView>(() => ({ ...briefing.view, board: campaign.board }), [briefing, campaign.board])
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  return (
    <ViewProvider view={view} tools={state.kind === 'open' ? state.tools : null}>
      <MapAndDesk {...{ briefing, state }} />
    </ViewProvider>
  )
}
