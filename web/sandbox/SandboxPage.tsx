'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useCallback, useMemo } from 'react'
import { useQuery } from 'urql'
import * as pageWords from '../messages/campaignPage.generated.js'
import * as words from '../messages/sandbox.generated.js'
import { campaignQuery, type Campaign } from '../api/campaign.js'
import type { Briefing } from '../api/briefing.js'
import { useSession } from '../api/session.js'
import '../campaign/campaign.css'
import { CampaignProvider } from '../campaign/CampaignContext.js'
import { anchorOf } from '../rules/anchorOf.js'
import { SettingLinks } from '../rules/SettingLinks.js'
import { Link } from '../shell/Link.js'
import { Trouble } from '../shell/Trouble.js'
import { buttonClass, EmptyState, Skeleton } from '../ui/index.js'
import { shelfKey } from './keep.js'
import './sandbox.css'
import { Sandboxes } from './Sandboxes.js'

/** Under another name, so that nothing written here is taken for a draft of the campaign; what is sealed there is no seal here, and a pause stops nobody from thinking. Its dice have no key that proves them. */
const unsealed = (campaign: Campaign): Campaign => ({
  ...campaign,
  ...{ id: `sandbox of ${campaign.id}`, receipts: [], replaceable: false, publicKey: '' },
  status: { ...campaign.status, phase: 'RUNNING' },
})

function Begun({ campaign, briefing }: { readonly campaign: Campaign; readonly briefing: Briefing }) {
  const { user } = useSession()
  const here = useMemo(() => unsealed(campaign), [campaign])
  const settingAt = useCallback(
    (setting: string) => `/campaign/${campaign.id}/house-rules#${anchorOf(setting)}`,
    [campaign.id],
  )
  const view = useMemo<GameView>(() => ({ ...briefing.view, board: campaign.board }), [briefing, campaign.board])
  return (
    <CampaignProvider campaign={here} table={here.status} reload={() => undefined}>
      <SettingLinks value={settingAt}>
        <Sandboxes {...{ campaign, briefing, view }} kept={shelfKey(user?.id ?? '', campaign.id)} />
      </SettingLinks>
    </CampaignProvider>
  )
}

/** Turns planned ahead on what one seat knows, in this browser alone. */
export function SandboxPage({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: campaignQuery, variables: { id } })
  if (error && !data) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.opening()} />
  const { campaign } = data
  if (!campaign) return <EmptyState title={pageWords.noneTitle()}>{pageWords.none()}</EmptyState>
  const { briefing, place } = campaign
  if (!briefing || place.former || briefing.view.viewer.kind !== 'seat')
    return (
      <EmptyState
        rank={1}
        title={words.noSeatTitle()}
        action={
          <Link className={buttonClass('primary')} href={`/campaign/${id}`}>
            {words.toCampaign()}
          </Link>
        }
      >
        {words.noSeat()}
      </EmptyState>
    )
  return <Begun {...{ campaign, briefing }} />
}
