'use client'

import { useState } from 'react'
import * as words from '../messages/play.generated.js'
import * as roomWords from '../messages/room.generated.js'
import { DeskProvider } from '../campaign/desk/DeskContext.js'
import { SentNote } from '../campaign/desk/SentNote.js'
import { useDesk } from '../campaign/desk/useDesk.js'
import { WayNote } from '../campaign/desk/WayNote.js'
import { FieldMap } from '../campaign/FieldMap.js'
import { openedFor, useReportCells } from '../campaign/useRoom.js'
import { allLayers, terrainLooks } from '../map/index.js'
import { openAskOf } from './localCampaign.js'
import { NextStep } from './NextStep.js'
import { PlayTabs } from './PlayTabs.js'
import type { RoomProps, Tab } from './room.js'
import { usePlayed } from './usePlayed.js'

const none: readonly never[] = []

const nextStepSeals = (): void => undefined

/** Map and desk, as in a campaign on the server. */
export function PlayRoom(props: RoomProps) {
  const { game, told, busy } = props
  const [asked] = told.asks
  // A question is another one only when another is asked.
  const [ask, setAsk] = useState(() => (asked ? openAskOf(asked) : null))
  if ((ask?.id ?? null) !== (asked?.id ?? null)) setAsk(asked ? openAskOf(asked) : null)
  const desk = useDesk(ask, { keeps: false })
  const [picked, pick] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('orders')
  const [tall, setTall] = useState(false)
  const lit = useReportCells(null)
  const played = usePlayed(told)
  const turnTo = (to: Tab): void => {
    if (to !== 'report') played.end()
    setTab(to)
  }
  const pickUp = (id: string | null): void => {
    pick(id)
    desk.begin(openedFor(id, desk))
    if (id !== null) turnTo('orders')
  }
  return (
    <div className="c-room">
      <DeskProvider desk={desk} selected={picked} onSelect={pickUp} onSeal={nextStepSeals}>
        <div className="c-map">
          <FieldMap
            {...{ layers: allLayers, laid: none, reportCells: lit.reportCells, focus: lit.focus }}
            terrain={terrainLooks(game.setup.ruleset)}
            tools={null}
            played={played.map}
            onPlayedPress={played.end}
          />
        </div>
        <section className="c-panel" data-tall={tall || undefined} aria-label={words.desk()} aria-busy={busy}>
          <button type="button" className="c-handle" aria-expanded={tall} onClick={() => setTall(!tall)}>
            <span className="m-hidden">{tall ? roomWords.lower() : roomWords.raise()}</span>
          </button>
          <WayNote />
          {desk.sent && <SentNote />}
          <PlayTabs {...props} {...{ tab, lit, played }} setTab={turnTo} />
          <footer className="c-panel-foot">
            <NextStep {...props} {...{ tab }} setTab={turnTo} putDown={() => pickUp(null)} />
          </footer>
        </section>
      </DeskProvider>
    </div>
  )
}
