'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useMemo } from 'react'
import * as words from '../../messages/end.generated.js'
import * as filmWords from '../../messages/film.generated.js'
import type { BriefingHead } from '../../api/history.js'
import { Link } from '../../shell/Link.js'
import { SeatChip, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { type Chart, chartsOf } from '../records/joined.js'
import '../records/records.css'
import { mostTurns } from '../records/useMoments.js'
import { useOpenedView } from '../ViewContext.js'
import { turningPointsOf } from './turningPoints.js'

const ChartSection = lazy(() =>
  import('../records/ChartSection.js').then((module) => ({ default: module.ChartSection })),
)

const Luck = lazy(() => import('./Luck.js').then((module) => ({ default: module.Luck })))

const FilmMaker = lazy(() => import('../film/FilmMaker.js').then((module) => ({ default: module.FilmMaker })))

/** The whole war, one's own view, and that of each side: all are open after the end. */
function AsFilm() {
  const { place } = useCampaignContext().campaign
  const { legend } = useOpenedView().view
  const sources = [
    { key: 'all', viewer: 'EVERYONE' as const, title: filmWords.everyone() },
    ...(place.role === 'PLAYER' ? [] : [{ key: 'own', title: filmWords.own() }]),
    ...legend.map(({ seat, title }) => ({ key: seat, seat, title: filmWords.seat({ side: title }) })),
  ]
  return (
    <section>
      <h2>{filmWords.title()}</h2>
      <Suspense fallback={<Skeleton lines={3} label={words.opening()} />}>
        <FilmMaker sources={sources} />
      </Suspense>
    </section>
  )
}

/** The turns that changed most, each with a way to see it. */
function TurningPoints({ charts, isShared }: { readonly charts: readonly Chart[]; readonly isShared: boolean }) {
  const { campaign } = useCampaignContext()
  const { view } = useOpenedView()
  const points = turningPointsOf(charts)
  const nameOf = (seat: string): string => view.legend.find((side) => side.seat === seat)?.title ?? seat
  return (
    <section aria-label={words.turning()}>
      <h2>{words.turning()}</h2>
      {points.length === 0 && <p className="m-quiet">{words.noTurning()}</p>}
      <ol className="c-turning">
        {points.map(({ turn, changes }) => (
          <li key={turn}>
            {isShared ? (
              words.turn({ turn })
            ) : (
              <Link href={`/campaign/${campaign.id}/replay?turn=${String(turn)}`}>{words.turn({ turn })}</Link>
            )}
            <ul>
              {changes.map(({ title, seat, from, to }) => (
                <li key={`${title} ${seat}`}>
                  <SeatChip seat={seat} size="s" /> {words.change({ side: nameOf(seat), title, from, to })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface InTurnsProps {
  readonly views: readonly GameView[]
  readonly heads: readonly BriefingHead[]
  readonly isShared: boolean
}

/** What led there, turn by turn. */
export function InTurns({ views, heads, isShared }: InTurnsProps) {
  const { presentation } = useOpenedView().tools
  const charts = useMemo(
    () => chartsOf(views.map((view) => ({ turn: view.turn, series: presentation.series?.(view) ?? [] }))),
    [views, presentation],
  )
  const isPart = (heads.at(-1)?.turn ?? 0) > mostTurns
  if (charts.length === 0) return null
  return (
    <>
      <TurningPoints {...{ charts, isShared }} />
      <section aria-label={words.charts()}>
        <h2>{words.charts()}</h2>
        <p className="m-quiet m-label">{isPart ? words.latest({ turns: mostTurns }) : words.each()}</p>
        <Suspense fallback={<Skeleton lines={6} label={words.opening()} />}>
          <div className="c-end-charts">
            {charts.map((chart) => (
              <ChartSection key={chart.id} chart={chart} />
            ))}
            <Luck />
          </div>
        </Suspense>
      </section>
      <AsFilm />
    </>
  )
}
