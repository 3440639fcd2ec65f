'use client'

import * as words from '../../messages/charts.generated.js'
import { SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { fileName } from './csv.js'
import { type Chart, tableOf } from './joined.js'
import { LineChart, lookOf } from './LineChart.js'
import { RecordTable } from './RecordTable.js'

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

/** A chart with its key, and the same figures as a table. */
export function ChartSection({ chart }: { readonly chart: Chart }) {
  const { campaign } = useCampaignContext()
  return (
    <section className="c-record" aria-label={chart.title}>
      <h2>{chart.title}</h2>
      <LineChart chart={chart} />
      <Key chart={chart} />
      <details className="a-fold">
        <summary>{words.figures()}</summary>
        <RecordTable table={tableOf(chart)} file={fileName(campaign.name, chart.title)} />
      </details>
    </section>
  )
}
