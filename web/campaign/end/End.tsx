'use client'

import { type ReactNode, useMemo } from 'react'
import * as words from '../../messages/end.generated.js'
import type { BriefingHead } from '../../api/history.js'
import { CampaignMap, terrainLooks } from '../../map/index.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { Link } from '../../shell/Link.js'
import { ErrorNote, SeatChip, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import { useOpenedView, ViewProvider } from '../ViewContext.js'
import './end.css'
import { InTurns } from './InTurns.js'
import { useWar } from './useWar.js'

/** Who won and by what; a war that its people ended has no champion. */
function Verdict({ isShared }: { readonly isShared: boolean }) {
  const { campaign, table } = useCampaignContext()
  const { view, tools } = useOpenedView()
  const ending = tools.presentation.ending?.(view) ?? null
  const champion = view.legend.find(({ seat }) => seat === ending?.seat)
  return (
    <header className="c-verdict">
      <p className="m-label">{champion ? words.champion() : campaign.name}</p>
      <h1>
        {champion ? (
          <>
            <SeatChip seat={champion.seat} /> {champion.title}
          </>
        ) : (
          words.over()
        )}
      </h1>
      <p>
        {ending ? (
          <>
            {ending.text} <RuleLink rule={ending.rule} rules={tools.rules} />
          </>
        ) : (
          table.note
        )}
      </p>
      {!isShared && (
        <p className="m-label">
          <Link href={`/campaign/${campaign.id}/replay`}>{words.replay()}</Link> ·{' '}
          <Link href={`/campaign/${campaign.id}/history`}>{words.knew()}</Link> ·{' '}
          <Link href={`/campaign/${campaign.id}/dice`}>{words.dice()}</Link> ·{' '}
          <Link href={`/campaign/${campaign.id}`}>{words.back()}</Link>
        </p>
      )}
    </header>
  )
}

function FinalMap() {
  const { campaign } = useCampaignContext()
  const { view, tools } = useOpenedView()
  const highlights = useMemo(
    () => [{ tone: 'capital' as const, cells: tools.presentation.capitals?.(view) ?? [] }],
    [tools, view],
  )
  return (
    <div className="c-map">
      <CampaignMap
        view={view}
        terrain={terrainLooks(campaign.ruleset.id)}
        presentation={tools.presentation}
        highlights={highlights}
        title={campaign.name}
        label={words.map()}
      />
    </div>
  )
}

interface EndProps {
  readonly heads: readonly BriefingHead[]
  /** Stands where nothing that is read later moves it under a finger. */
  readonly children?: ReactNode
  /** Shown to whoever has the link: nothing leads into the campaign. */
  readonly isShared?: boolean
}

/** Champion, last map, and what led there. */
export function End({ heads, isShared = false, children }: EndProps) {
  const { campaign } = useCampaignContext()
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  const war = useWar(heads)
  const last = war.views.at(-1)
  if (war.failed)
    return (
      <>
        <ErrorNote title={words.failedTitle()} safe={words.failedSafe()}>
          {words.failed()}
        </ErrorNote>
        {children}
      </>
    )
  if (!last || state.kind !== 'open') return <Skeleton lines={8} label={words.opening()} />
  return (
    <ViewProvider view={last} tools={state.tools}>
      <Verdict {...{ isShared }} />
      <FinalMap />
      {children}
      {war.left > 0 ? (
        <Skeleton lines={4} label={words.left({ left: war.left })} />
      ) : (
        <InTurns views={war.views} {...{ heads, isShared }} />
      )}
    </ViewProvider>
  )
}
