'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { type ReactNode, useMemo, useState } from 'react'
import * as words from '../../messages/facilitator.generated.js'
import type { Briefing } from '../../api/briefing.js'
import { CampaignMap, terrainLooks } from '../../map/index.js'
import { Link } from '../../shell/Link.js'
import { EmptyState, Tabs } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import '../replay/replay.css'
import type { CampaignState } from '../useCampaign.js'
import { useViewContext, ViewProvider } from '../ViewContext.js'
import './facilitator.css'

/** What the map shows just now: something that one viewer is, or would be, told. */
export interface Shown {
  readonly title: string
  readonly briefing: Pick<Briefing, 'view'>
  readonly cells: readonly CellName[]
}

export type Show = (shown: Shown | null) => void

export interface RoomTab {
  readonly id: string
  readonly label: string
  readonly content: (show: Show) => ReactNode
}

function ShownMap({ shown }: { readonly shown: Shown }) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  const highlights = useMemo(
    () => [
      { tone: 'capital' as const, cells: tools?.presentation.capitals?.(view) ?? [] },
      { tone: 'report' as const, cells: shown.cells },
    ],
    [tools, view, shown.cells],
  )
  return (
    <CampaignMap
      view={view}
      terrain={terrainLooks(campaign.ruleset.id)}
      {...(tools && { presentation: tools.presentation })}
      highlights={highlights}
      tools={
        <p className="c-then">
          <strong>{shown.title}</strong>
        </p>
      }
      title={campaign.name}
      label={words.map({ title: shown.title })}
    />
  )
}

/** The map of what the reader knows themselves, until a tab shows something else. */
function Room({ briefing, tabs }: { readonly briefing: Briefing | null; readonly tabs: readonly RoomTab[] }) {
  const { campaign } = useCampaignContext()
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  const [shown, show] = useState<Shown | null>(null)
  const [tab, setTab] = useState(tabs[0]?.id ?? '')
  const own = useMemo<Shown | null>(() => briefing && { title: words.own(), briefing, cells: [] }, [briefing])
  const now = shown ?? own
  const view = useMemo<GameView | null>(
    () => now && { ...now.briefing.view, board: campaign.board },
    [now, campaign.board],
  )
  if (!now || !view) return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  const open = (next: string): void => {
    show(null)
    setTab(next)
  }
  return (
    <ViewProvider view={view} tools={state.kind === 'open' ? state.tools : null}>
      <div className="c-replay">
        <div className="c-map">
          <ShownMap shown={now} />
        </div>
        <section className="c-replay-report" aria-label={words.title()}>
          {tabs.length === 1 ? (
            tabs[0]?.content(show)
          ) : (
            <Tabs
              label={words.title()}
              value={tab}
              onValueChange={open}
              tabs={tabs.map(({ id, label, content }) => ({ id, label, content: content(show) }))}
            />
          )}
        </section>
      </div>
    </ViewProvider>
  )
}

interface FacilitatorRoomProps extends Pick<CampaignState, 'briefing' | 'reload'> {
  readonly campaign: NonNullable<CampaignState['campaign']>
  readonly table: NonNullable<CampaignState['table']>
  readonly title: string
  readonly tabs: readonly RoomTab[]
}

/** A map, and beside it what is chosen to be seen on it. */
export function FacilitatorRoom({ campaign, table, briefing, reload, title, tabs }: FacilitatorRoomProps) {
  return (
    <div className="c-replay-page c-facilitator">
      <div className="c-bar">
        <h1 className="c-name">{title}</h1>
        <span className="c-turn">{campaign.name}</span>
        <span className="m-label">
          <Link href={`/campaign/${campaign.id}/health`}>{words.health()}</Link> ·{' '}
          <Link href={`/campaign/${campaign.id}`}>{words.back()}</Link>
        </span>
      </div>
      <CampaignProvider {...{ campaign, table, reload }}>
        <Room {...{ briefing, tabs }} />
      </CampaignProvider>
    </div>
  )
}
