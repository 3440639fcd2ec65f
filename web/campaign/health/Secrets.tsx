'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useMemo } from 'react'
import * as words from '../../messages/health.generated.js'
import type { HealthSecrets } from '../../api/health.js'
import { Link } from '../../shell/Link.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import { ChartSection } from '../records/ChartSection.js'
import { fileName } from '../records/csv.js'
import { RecordTable } from '../records/RecordTable.js'
import { ViewProvider } from '../ViewContext.js'
import { battleChart } from './charts.js'

const Charts = lazy(() => import('../records/Charts.js').then((module) => ({ default: module.Charts })))
const ToldLuck = lazy(() => import('./ToldLuck.js').then((module) => ({ default: module.ToldLuck })))

/** Territory, strength and luck of every seat, from the facilitator's own briefings. */
function Balance() {
  const { campaign } = useCampaignContext()
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  const { briefing, board } = campaign
  const view = useMemo<GameView | null>(() => briefing && { ...briefing.view, board }, [briefing, board])
  if (!view || state.kind !== 'open') return null
  return (
    <ViewProvider view={view} tools={state.tools}>
      <Suspense fallback={<Skeleton lines={6} label={words.reading()} />}>
        <Charts />
        <ToldLuck />
      </Suspense>
    </ViewProvider>
  )
}

/** What only the facilitator is told before the end. */
export function Secrets({ secrets }: { readonly secrets: HealthSecrets }) {
  const { campaign, table } = useCampaignContext()
  const { opened } = table
  const owed = {
    ...{ id: 'owed', title: words.owed(), note: words.owedAbout() },
    columns: [
      { key: 'seat', title: words.seat() },
      { key: 'asked', title: words.asked(), numeric: true },
      { key: 'sealed', title: words.sealed(), numeric: true },
      { key: 'silent', title: words.silentStages(), numeric: true },
      { key: 'excuses', title: words.excuses(), numeric: true },
    ],
    rows: secrets.seats.map(({ seat, asked, sealed, silentStages: silent, excuses }) => ({
      ...{ seat: `${seat} ${table.seats.find(({ id }) => id === seat)?.title ?? ''}`, asked, sealed, silent, excuses },
    })),
  }
  return (
    <section className="c-health-secrets" aria-label={opened ? words.whole() : words.secrets()}>
      <h2>{opened ? words.whole() : words.secrets()}</h2>
      <p className="m-quiet m-label">
        {opened ? <Link href={`/campaign/${campaign.id}/end`}>{words.toEnd()}</Link> : words.secretsAbout()}
      </p>
      {!opened && <RecordTable table={owed} file={fileName(campaign.name, words.owed())} />}
      <p>{words.openBattles({ open: secrets.openBattles })}</p>
      <div className="c-health-charts">
        {secrets.turns.length > 1 && <ChartSection chart={battleChart(secrets)} />}
        {!opened && <Balance />}
      </div>
    </section>
  )
}
