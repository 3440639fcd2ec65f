'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import * as pageWords from '../messages/campaignPage.generated.js'
import * as words from '../messages/history.generated.js'
import { briefingAt, historyQuery, oldBriefingQuery } from '../api/history.js'
import { campaignQuery } from '../api/campaign.js'
import { dayAndTime } from '../api/time.js'
import type { Briefing } from '../api/briefing.js'
import type { BriefingHead } from '../api/history.js'
import type { Campaign } from '../api/campaign.js'
import { Link } from '../shell/Link.js'
import { Trouble } from '../shell/Trouble.js'
import { CampaignMap, terrainLooks } from '../map/index.js'
import { MapLegend } from '../map/MapLegend.js'
import { EmptyState, Field, Select, Skeleton } from '../ui/index.js'
import { writeAddress, useAddress } from './address.js'
import './campaign.css'
import { CampaignProvider, useCampaignContext } from './CampaignContext.js'
import { useTools } from './desk/useTools.js'
import { Facts } from './Facts.js'
import { LaidNote } from './LaidNote.js'
import { Report } from './report/Report.js'
import { useLaid } from './useLaid.js'
import { useViewContext, ViewProvider } from './ViewContext.js'

/** The map and the report of that time. */
function MapAndReport({ briefing: { turn, report } }: { readonly briefing: Pick<Briefing, 'turn' | 'report'> }) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  const { laid } = useLaid()
  return (
    <div className="c-then">
      <div className="c-map">
        <CampaignMap
          view={view}
          terrain={terrainLooks(campaign.ruleset.id)}
          {...(tools && { presentation: tools.presentation })}
          laid={laid}
          label={words.map({ turn })}
        />
        <LaidNote laid={laid} />
      </div>
      <section className="c-then-report" aria-label={words.report()}>
        <Facts />
        <Report lines={report} onCells={() => undefined} />
        {tools && <MapLegend view={view} presentation={tools.presentation} />}
      </section>
    </div>
  )
}

function Then({ number }: { readonly number: number }) {
  const { id, board, ruleset } = useCampaignContext().campaign
  const [{ data, error, fetching }, again] = useQuery({ query: oldBriefingQuery, variables: { id, number } })
  const state = useTools(ruleset.id)
  const briefing = data?.campaign?.briefing
  const view = useMemo<GameView | null>(() => (briefing ? { ...briefing.view, board } : null), [briefing, board])
  if (error) return <Trouble error={error} retry={again} />
  if (fetching && !briefing) return <Skeleton lines={6} label={words.opening()} />
  if (!briefing || !view) return <EmptyState title={words.goneTitle()}>{words.gone()}</EmptyState>
  return (
    <ViewProvider view={view} tools={state.kind === 'open' ? state.tools : null}>
      <MapAndReport briefing={briefing} />
    </ViewProvider>
  )
}

const lineOf = (head: BriefingHead, campaign: Campaign): string => {
  const stage = campaign.ruleset.stages.find(({ id }) => id === head.stage)?.title ?? head.stage
  return words.line({ turn: head.turn, stage, when: dayAndTime(head.at, campaign.status.timeZone) })
}

/** Old briefings of one's own: what I knew then, and nothing that came out later. */
export function History({ id }: { readonly id: string }) {
  const [heads, again] = useQuery({ query: historyQuery, variables: { id } })
  const [whole, reread] = useQuery({ query: campaignQuery, variables: { id } })
  const address = useAddress()
  const error = heads.error ?? whole.error
  if (error) return <Trouble error={error} retry={again} />
  const campaign = whole.data?.campaign
  const list = heads.data?.campaign?.briefings
  if (!heads.data || !whole.data) return <Skeleton lines={6} label={words.reading()} />
  if (!campaign || !list) return <EmptyState title={pageWords.noneTitle()}>{pageWords.none()}</EmptyState>
  const shown = briefingAt(list, address) ?? list[0]
  const choose = (number: number): void => {
    const head = list.find((one) => one.number === number)
    if (head) writeAddress({ turn: String(head.turn), briefing: String(number) })
  }
  return (
    <div className="c-history">
      <p className="m-label">
        <Link href={`/campaign/${id}`}>{words.back()}</Link>
      </p>
      <h1>{words.title()}</h1>
      {shown === undefined ? (
        <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
      ) : (
        <>
          <Field label={words.briefing()}>
            {(control) => (
              <Select
                value={String(shown.number)}
                onChange={(event) => choose(Number(event.target.value))}
                {...control}
              >
                {list.map((head) => (
                  <option key={head.number} value={head.number}>
                    {lineOf(head, campaign)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <CampaignProvider campaign={campaign} table={campaign.status} reload={reread}>
            <Then number={shown.number} />
          </CampaignProvider>
        </>
      )}
    </div>
  )
}
