'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo } from 'react'
import type { Briefing } from '../../api/briefing.js'
import { CampaignMap, terrainLooks } from '../../map/index.js'
import * as page from '../../messages/campaignPage.generated.js'
import * as words from '../../messages/printed.generated.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import { type Tools } from '../desk/openDesk.js'
import { useTools } from '../desk/useTools.js'
import { Report } from '../report/Report.js'
import { useCampaign } from '../useCampaign.js'
import { ViewProvider } from '../ViewContext.js'
import { PrintHead } from './PrintHead.js'
import { PrintOrders } from './PrintOrders.js'
import { PrintSummary } from './PrintSummary.js'

const layers = { coordinates: true } as const
const nothing = (): void => undefined

/** The map is drawn for paper, whatever light the reader keeps. */
const useDaylight = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset['theme'] = 'light'
    return () => {
      if (theme === undefined) delete dataset['theme']
      else dataset['theme'] = theme
    }
  }, [])
}

function Turn({ briefing, tools }: { readonly briefing: Briefing; readonly tools: Tools }) {
  const { campaign } = useCampaignContext()
  const view = useMemo<GameView>(() => ({ ...briefing.view, board: campaign.board }), [briefing, campaign.board])
  const stage = campaign.ruleset.stages.find((one) => one.id === briefing.stage)?.title ?? briefing.stage
  useDaylight()
  return (
    <ViewProvider view={view} tools={tools}>
      <article className="c-print">
        <PrintHead turn={briefing.turn} />
        <h1>{words.turn({ turn: briefing.turn, stage })}</h1>
        <figure className="c-print-map">
          <CampaignMap
            {...{ view, layers }}
            terrain={terrainLooks(campaign.ruleset.id)}
            presentation={tools.presentation}
            compact
            places
            label={campaign.name}
          />
        </figure>
        {briefing.asks.map((ask) => (
          <PrintOrders key={ask.id} ask={ask} />
        ))}
        <Report lines={briefing.report} onCells={nothing} />
        <PrintSummary />
      </article>
    </ViewProvider>
  )
}

/** Where a turn stands, to take to the table or keep in a folder: map, orders, report, and the campaign in short. */
export function PrintTurn({ id }: { readonly id: string }) {
  const { campaign, briefing, table, error, reload } = useCampaign(id)
  const state = useTools(campaign?.ruleset.id ?? null, campaign?.ruleset.edition)
  if (error && !campaign) return <Trouble error={error} retry={reload} />
  if (campaign === undefined || state.kind === 'opening') return <Skeleton lines={10} label={page.reading()} />
  if (!campaign || !table || !briefing || state.kind === 'failed')
    return <EmptyPage title={words.nothingTitle()}>{words.nothing()}</EmptyPage>
  return (
    <CampaignProvider {...{ campaign, table, reload }}>
      <Turn briefing={briefing} tools={state.tools} />
    </CampaignProvider>
  )
}
