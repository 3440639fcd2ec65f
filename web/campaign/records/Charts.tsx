'use client'

import * as words from '../../messages/charts.generated.js'
import { EmptyState, ErrorNote, Skeleton } from '../../ui/index.js'
import { ChartSection } from './ChartSection.js'
import { chartsOf } from './joined.js'
import { mostTurns, useMoments } from './useMoments.js'

/** The ruleset's numbers over the turns, as far as the viewer's own briefings told them. */
export function Charts() {
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
        <ChartSection key={chart.id} chart={chart} />
      ))}
      <p className="m-quiet m-label">
        {read.moments.length > mostTurns ? words.latest({ turns: mostTurns }) : words.source()}
      </p>
    </>
  )
}
