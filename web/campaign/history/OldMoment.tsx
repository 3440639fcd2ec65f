'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import * as filmWords from '../../messages/film.generated.js'
import * as words from '../../messages/history.generated.js'
import * as reportWords from '../../messages/report.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import type { BriefingHead, OldBriefing } from '../../api/history.js'
import { dayAndTime } from '../../api/time.js'
import { CampaignMap, type MapHighlight, terrainLooks } from '../../map/index.js'
import { MapLegend } from '../../map/MapLegend.js'
import { Link } from '../../shell/Link.js'
import { Button, buttonClass, EmptyState, ErrorNote, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import { Facts } from '../Facts.js'
import { LaidNote } from '../LaidNote.js'
import type { PlayedMap } from '../playback/usePlayback.js'
import { Report } from '../report/Report.js'
import { useLaid } from '../useLaid.js'
import { useViewContext, ViewProvider } from '../ViewContext.js'
import { type GoneLine, noteOnGone } from './gone.js'
import { type Shelf, useOld } from './shelf.js'
import { useCorrected } from './useCorrected.js'

const FilmMaker = lazy(() => import('../film/FilmMaker.js').then((module) => ({ default: module.FilmMaker })))
const Playback = lazy(() => import('../playback/Playback.js').then((module) => ({ default: module.Playback })))
const FindLines = lazy(() => import('./FindLines.js').then((module) => ({ default: module.FindLines })))

interface MomentProps {
  readonly heads: readonly BriefingHead[]
  readonly head: BriefingHead
  readonly title: string
  readonly shelf: Shelf<OldBriefing>
  readonly onHead: (head: BriefingHead) => void
  /** Numbers of those that tell of corrections. */
  readonly corrections: readonly number[]
  readonly gone: readonly GoneLine[]
}

interface OldMapProps extends Pick<MomentProps, 'title'> {
  readonly cells: readonly CellName[]
  readonly played: PlayedMap | null
}

/** The map as it was known then, which it says. */
function OldMap({ title, cells, played }: OldMapProps) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  const { laid } = useLaid()
  const highlights = useMemo<readonly MapHighlight[]>(
    () => [
      { tone: 'capital', cells: tools?.presentation.capitals?.(view) ?? [] },
      { tone: 'report', cells },
    ],
    [tools, view, cells],
  )
  return (
    <div className="c-map">
      <CampaignMap
        terrain={terrainLooks(campaign.ruleset.id)}
        {...(tools && { presentation: tools.presentation })}
        {...(played ?? { view, laid, highlights })}
        tools={
          <p className="c-then">
            <span>
              <strong>{words.knownThen()}</strong> {title}
            </span>
            <Link className={buttonClass('plain', 's')} href={`/campaign/${campaign.id}`}>
              {words.now()}
            </Link>
          </p>
        }
        title={campaign.name}
        label={words.map({ title })}
      />
      <LaidNote laid={laid} />
    </div>
  )
}

/** What was told then, and what was ever told: pressed, a line of another time leads there. */
function Told({
  heads,
  head,
  title,
  shelf,
  onHead,
  corrections,
  gone,
  old,
  onCells,
  onWatch,
}: MomentProps & ToldProps) {
  const { table } = useCampaignContext()
  const { view, tools } = useViewContext()
  const isCorrected = useCorrected(corrections, shelf)
  const goneNote = noteOnGone(gone, old)
  const noteOn = (line: ReportLine): string | null =>
    goneNote(line) ?? (isCorrected(line, old.number) ? words.corrected() : null)
  const [searched, setSearched] = useState(false)
  const [filmed, setFilmed] = useState(false)
  return (
    <section className="c-replay-report" aria-label={words.report()}>
      <h2>{title}</h2>
      <p className="m-quiet m-label">{dayAndTime(head.at, table.timeZone)}</p>
      {old.report.length > 0 && old.number > 1 && (
        <p className="a-actions">
          <Button size="s" onClick={onWatch}>
            {reportWords.watch()}
          </Button>
        </p>
      )}
      <details className="a-fold" onToggle={() => setSearched(true)}>
        <summary>{words.find()}</summary>
        {searched && (
          <Suspense fallback={<Skeleton lines={4} label={words.opening()} />}>
            <FindLines {...{ heads, shelf, onCells, onHead }} />
          </Suspense>
        )}
      </details>
      <details className="a-fold" onToggle={() => setFilmed(true)}>
        <summary>{filmWords.title()}</summary>
        {filmed && (
          <Suspense fallback={<Skeleton lines={3} label={words.opening()} />}>
            <FilmMaker sources={[{ key: 'own', title: filmWords.own() }]} />
          </Suspense>
        )}
      </details>
      <Facts />
      <Report lines={old.report} onCells={onCells} note={noteOn} />
      {tools && <MapLegend view={view} presentation={tools.presentation} />}
    </section>
  )
}

interface ToldProps {
  readonly old: OldBriefing
  readonly onCells: (cells: readonly CellName[]) => void
  /** Plays what led to this moment. */
  readonly onWatch: () => void
}

const noCells: readonly CellName[] = []

/** Map and report of one moment; the last stays until the next is there. */
export function OldMoment({ head, ...props }: MomentProps) {
  const { board, ruleset } = useCampaignContext().campaign
  const read = useOld(props.shelf, head.number)
  const state = useTools(ruleset.id, ruleset.edition)
  const [held, setHeld] = useState<OldBriefing | null>(null)
  const [cells, setCells] = useState(noCells)
  const [watching, setWatching] = useState(false)
  const [played, show] = useState<PlayedMap | null>(null)
  const end = useCallback(() => {
    setWatching(false)
    show(null)
  }, [])
  if (read && !(read instanceof Error) && read !== held) {
    setHeld(read)
    if (held) {
      setCells(noCells)
      end()
    }
  }
  const view = useMemo<GameView | null>(() => (held ? { ...held.view, board } : null), [held, board])
  if (read instanceof Error)
    return (
      <ErrorNote title={words.failedTitle()} safe={words.failedSafe()}>
        {words.failed()}
      </ErrorNote>
    )
  if (read === null) return <EmptyState title={words.goneTitle()}>{words.gone()}</EmptyState>
  if (!held || !view) return <Skeleton lines={6} label={words.opening()} />
  return (
    <ViewProvider view={view} tools={state.kind === 'open' ? state.tools : null}>
      <OldMap title={props.title} {...{ cells, played }} />
      {watching ? (
        <section className="c-replay-report" aria-label={words.report()}>
          <Suspense fallback={<Skeleton lines={4} label={words.opening()} />}>
            <Playback
              playback={{ show, end }}
              span={{ from: held.number - 1, to: held.number }}
              present={held}
              onOrders={null}
            />
          </Suspense>
        </section>
      ) : (
        <Told {...props} head={head} old={held} onCells={setCells} onWatch={() => setWatching(true)} />
      )}
    </ViewProvider>
  )
}
