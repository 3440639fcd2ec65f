'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import { useEffect, useMemo, useState } from 'react'
import * as words from '../messages/sandbox.generated.js'
import * as roomWords from '../messages/room.generated.js'
import { DeskProvider } from '../campaign/desk/DeskContext.js'
import { SentNote } from '../campaign/desk/SentNote.js'
import { DeskKeys } from '../campaign/desk/DeskKeys.js'
import { useDesk } from '../campaign/desk/useDesk.js'
import { usePressed } from '../campaign/desk/usePressed.js'
import { WayNote } from '../campaign/desk/WayNote.js'
import { openedFor, useReportCells } from '../campaign/useRoom.js'
import { useViewContext } from '../campaign/ViewContext.js'
import { openAskOf } from '../play/localCampaign.js'
import { Tabs } from '../ui/index.js'
import { GuessTab } from './GuessTab.js'
import type { Placing, Plan, SandboxTab } from './plan.js'
import { ReportTab } from './ReportTab.js'
import { SandboxFoot } from './SandboxFoot.js'
import { SandboxMap } from './SandboxMap.js'
import { SandboxOrders } from './SandboxOrders.js'
import { useResolve } from './useResolve.js'

const useAsk = ({ told, eyes }: Plan) => {
  const asked = told.asks.find(({ seat }) => seat === eyes)
  return useMemo(() => (asked ? openAskOf(asked.ask) : null), [asked])
}

/** The order desk of the seat that one looks through, and what is picked up there. */
const useOpen = (plan: Plan, onOrders: () => void) => {
  const desk = useDesk(useAsk(plan), { keeps: false })
  const [picked, pick] = useState<string | null>(null)
  const pickUp = (id: string | null): void => {
    pick(id)
    desk.begin(openedFor(id, desk))
    if (id !== null) onOrders()
  }
  return { desk, picked, pickUp }
}

/** Map and panel of a plan, as in the campaign, on other paper. */
export function SandboxRoom(plan: Plan) {
  const { told, steps, busy } = plan
  const [tab, setTab] = useState<SandboxTab>(steps === 0 ? 'guesses' : 'report')
  const { desk, picked, pickUp } = useOpen(plan, () => setTab('orders'))
  const [placing, setPlacing] = useState<Placing | null>(null)
  const [tall, setTall] = useState(false)
  const lit = useReportCells(null)
  const pressed = usePressed()
  const { tools } = useViewContext()
  const resolving = useResolve(plan, desk, () => {
    pickUp(null)
    setTab('report')
  })
  const { light } = lit
  // What a step lit up says nothing of the next.
  useEffect(() => light(noCells), [light, steps])
  const tabs = [
    {
      ...{ id: 'guesses', label: words.guesses(), count: plan.variant.guesses.length },
      content: <GuessTab {...{ plan, placing, setPlacing }} />,
    },
    {
      ...{ id: 'orders', label: words.orders(), count: desk.orders.length },
      content: <SandboxOrders plan={plan} />,
    },
    {
      ...{ id: 'report', label: words.report() },
      content: <ReportTab {...{ told, steps }} onCells={lit.showCells} />,
    },
  ]
  return (
    <div className="c-room">
      <DeskProvider desk={desk} selected={picked} onSelect={pickUp} onSeal={resolving.soon}>
        {tools && pressed && <DeskKeys pressed={pressed} />}
        <SandboxMap {...{ plan, placing, setPlacing }} reportCells={lit.reportCells} focus={lit.focus} />
        <section className="c-panel" data-tall={tall || undefined} aria-label={words.panel()} aria-busy={busy}>
          <button type="button" className="c-handle" aria-expanded={tall} onClick={() => setTall(!tall)}>
            <span className="m-hidden">{tall ? roomWords.lower() : roomWords.raise()}</span>
          </button>
          <WayNote />
          {desk.sent && <SentNote />}
          <Tabs
            label={words.panel()}
            value={tab}
            onValueChange={(to) => {
              setTab(to as SandboxTab)
              setPlacing(null)
            }}
            tabs={tabs}
          />
          <footer className="c-panel-foot">
            <SandboxFoot {...{ plan, tab, setTab, resolving }} />
          </footer>
        </section>
      </DeskProvider>
    </div>
  )
}

const noCells: readonly CellName[] = []
