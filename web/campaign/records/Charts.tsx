'use client'

import * as words from '../../messages/charts.generated.js'
import { EmptyState, ErrorNote, SeatChip, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { fileName } from './csv.js'
import { type Chart, chartsOf, tableOf } from './joined.js'
import { LineChart, lookOf } from './LineChart.js'
import { RecordTable } from './RecordTable.js'
import { mostTurns, useMoments } from './useMoments.js'

/** Which line is whose. */
const Key = ({ chart }: { readonly chart: Chart }) => (
  <ul className="c-chart-key">
    {chart.curves.map((curve, at) => {
      const { stroke, dash, tag } = lookOf(curve, at)
      return (
        <li key={curve.key}>
          <svg viewBox="0 0 34 10" aria-hidden="true" style={{ color: stroke }}>
            <path d="M1 5H33" stroke="currentColor" strokeWidth="2" strokeDasharray={dash} />
          </svg>
          {curve.seat === undefined ? (
            <span>
              {tag} {curve.label}
            </span>
          ) : (
            <SeatChip seat={curve.seat} title={curve.label} size="s" />
          )}
        </li>
      )
    })}
  </ul>
)

/** The ruleset's numbers over the turns, as far as the viewer's own briefings told them. */
export function Charts() {
  const { campaign } = useCampaignContext()
  const read = useMoments()
  if (read.kind === 'reading') return <Skeleton lines={5} label={words.reading()} />
  if (read.kind === 'failed')
    return (
      <ErrorNote title={words.failedTitle()} safe={words.failedSafe()}>
        {words.failed()}
      </ErrorNote>
    )
  const charts = chartsOf(read.moments)
  if (charts.length === 0 || read.moments.length < 2)
    return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <>
      {charts.map((chart) => (
        <section key={chart.id} className="c-record" aria-label={chart.title}>
          <h2>{chart.title}</h2>
          <LineChart chart={chart} />
          <Key chart={chart} />
          <details className="a-fold">
            <summary>{words.figures()}</summary>
            <RecordTable table={tableOf(chart)} file={fileName(campaign.name, chart.title)} />
          </details>
        </section>
      ))}
      <p className="m-quiet m-label">
        {read.moments.length > mostTurns ? words.latest({ turns: mostTurns }) : words.source()}
      </p>
    </>
  )
}
