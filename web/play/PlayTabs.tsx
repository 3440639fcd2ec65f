'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import * as words from '../messages/play.generated.js'
import * as reportWords from '../messages/report.generated.js'
import { useOpenDesk } from '../campaign/desk/DeskContext.js'
import { Report } from '../campaign/report/Report.js'
import type { useReportCells } from '../campaign/useRoom.js'
import { useViewContext } from '../campaign/ViewContext.js'
import { MapLegend } from '../map/MapLegend.js'
import { Button, Notice, Skeleton, Tabs } from '../ui/index.js'
import type { Setup } from './campaign.js'
import { Ending } from './Ending.js'
import type { RoomProps, Tab } from './room.js'
import type { Played } from './usePlayed.js'

const OrderDesk = lazy(() => import('../campaign/desk/OrderDesk.js').then((module) => ({ default: module.OrderDesk })))
const Film = lazy(() => import('../campaign/playback/Film.js').then((module) => ({ default: module.Film })))
const Objectives = lazy(() => import('../campaign/Objectives.js').then((module) => ({ default: module.Objectives })))

export interface PlayTabsProps extends RoomProps {
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  readonly lit: ReturnType<typeof useReportCells>
  readonly played: Played
}

const opening = (content: ReactNode): ReactNode => (
  <Suspense fallback={<Skeleton lines={4} label={words.opening()} />}>{content}</Suspense>
)

/** What runs where, for whoever asks whether the fog here is one. */
const About = () => (
  <details className="a-fold">
    <summary>{words.about()}</summary>
    <p>{words.aboutText()}</p>
  </details>
)

/** Who the player is and what to press first, until something stands on the first sheet. */
function Hint({ setup }: { readonly setup: Setup }) {
  const { view } = useViewContext()
  const own = view.legend.find(({ seat }) => seat === setup.seat)
  const others = view.legend.filter((side) => side !== own).map(({ seat, subtitle }) => `${seat}: ${subtitle}`)
  return (
    <Notice title={words.hintTitle({ seat: setup.seat, side: own?.subtitle ?? '' })}>
      {words.hint({ others: others.join(', ') })}
    </Notice>
  )
}

/** The question that is open: a plan on the order desk; a battle is told of, and decided by the button below. */
function Orders({ game, told }: Pick<PlayTabsProps, 'game' | 'told'>) {
  const { tools } = useViewContext()
  const { desk } = useOpenDesk()
  if (!tools) return <Skeleton lines={4} label={words.opening()} />
  if (!desk.ofPieces)
    return (
      <>
        <h2 className="c-ask">{words.battleTitle({ battles: told.asks.length })}</h2>
        <ul>
          {told.asks.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <p>{words.battle()}</p>
      </>
    )
  return (
    <>
      <h2 className="c-ask">{desk.ask?.title}</h2>
      {game.setup.editor === null && told.number === 0 && desk.orders.length === 0 && <Hint setup={game.setup} />}
      {opening(<OrderDesk onServer={false} />)}
    </>
  )
}

/** Orders, objectives and report: what a stranger needs of a campaign's tabs. */
export function PlayTabs(props: PlayTabsProps) {
  const { told, tab, setTab, lit, played } = props
  const { view, tools } = useViewContext()
  const { orders } = useOpenDesk().desk
  const first = told.over ? <Ending {...props} /> : <Orders game={props.game} told={told} />
  const report = played.moments ? (
    opening(<Film key={told.number} playback={played} briefings={played.moments} onOrders={null} />)
  ) : (
    <>
      {played.watch && (
        <p className="a-actions">
          <Button size="s" onClick={played.watch}>
            {reportWords.watch()}
          </Button>
        </p>
      )}
      <Report lines={told.report} onCells={lit.showCells} />
      {tools && <MapLegend view={view} presentation={tools.presentation} />}
      <About />
    </>
  )
  return (
    <Tabs
      label={words.desk()}
      value={tab}
      onValueChange={(to) => setTab(to as Tab)}
      tabs={[
        {
          ...{ id: 'orders', label: told.over ? words.next() : words.orders(), content: first },
          ...(orders.length > 0 && { count: orders.length }),
        },
        {
          id: 'objectives',
          label: words.objectives(),
          content: tools && opening(<Objectives onLight={lit.light} onCells={lit.showCells} />),
        },
        { id: 'report', label: words.report(), content: report },
      ]}
    />
  )
}
