'use client'

import { lazy, Suspense, useState } from 'react'
import { HeldReference } from '../reference/Reference.js'
import { useReferenceKeys } from '../reference/useKeys.js'
import { LayerMenu, terrainLooks } from '../map/index.js'
import { Button } from '../ui/index.js'
import { SealButton } from './desk/SealButton.js'
import { FieldMap } from './FieldMap.js'
import { RoomTabs } from './RoomTabs.js'
import { StateNotice } from './States.js'
import { useConflictNews } from './useNews.js'
import { usePaletteKey } from './usePaletteKey.js'
import { type Room, type RoomProps, useRoom } from './useRoom.js'

const LaidNote = lazy(() => import('./LaidNote.js').then((module) => ({ default: module.LaidNote })))
const Matters = lazy(() => import('./people/Matters.js').then((module) => ({ default: module.Matters })))
const Palette = lazy(() => import('./Palette.js').then((module) => ({ default: module.Palette })))

interface MapSideProps {
  readonly room: Room
  readonly reference: boolean
  readonly setReference: (open: boolean) => void
  readonly openPalette: () => void
}

/** The map, its tools, and what is laid over it. */
function MapSide({ room, reference, setReference, openPalette }: MapSideProps) {
  const { campaign, view, tools, desk, selected, layers, offered, laid, spoken, focus, titles } = room
  return (
    <div className="c-map">
      <FieldMap
        {...{ view, tools, desk, selected, layers, laid, spoken, focus }}
        terrain={terrainLooks(campaign.ruleset.id)}
        onSelect={room.pickUp}
      />
      <div className="c-map-tools">
        <LayerMenu {...{ titles, layers, offered, laid }} onChange={room.setLayers} onToggle={room.toggle} />
        <Button size="s" onClick={openPalette} aria-keyshortcuts="Control+K">
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
  )
}

/** The sheet beside the map, or under it on a phone. */
function Panel({ room }: { readonly room: Room }) {
  const { campaign, table, view, tools, desk, ask, tab, sealing, setSealing } = room
  const [tall, setTall] = useState(false)
  return (
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
      <RoomTabs room={room} />
      {ask && tab === 'orders' && (
        <footer className="c-panel-foot">
          <SealButton
            {...{ desk, campaign }}
            describe={(order) => tools?.presentation.describe(view, order) ?? order.kind}
            open={sealing}
            onOpenChange={setSealing}
            onSealed={room.putDown}
          />
        </footer>
      )}
    </section>
  )
}

/** The map, and beside it orders, objectives, report and people. */
export function WarRoom(props: RoomProps) {
  const room = useRoom(props)
  const { view, desk, layers, offered, laid, titles, tools, ask } = room
  const [palette, setPalette] = usePaletteKey()
  const [reference, setReference] = useReferenceKeys()
  useConflictNews(desk.conflicts.length)
  return (
    <div className="c-room">
      <MapSide {...{ room, reference, setReference }} openPalette={() => setPalette(true)} />
      <Panel room={room} />
      {palette && (
        <Suspense fallback={null}>
          <Palette
            {...{ view, titles, layers, offered, laid }}
            presentation={tools?.presentation}
            onLayers={room.setLayers}
            onLaid={room.toggle}
            onPiece={room.goTo}
            onTab={room.setTab}
            onReference={() => setReference(true)}
            records={room.hasRecords}
            onSeal={() => room.setSealing(true)}
            canSeal={ask !== null && !desk.sealed && desk.problems.length === 0 && desk.conflicts.length === 0}
            close={() => setPalette(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
