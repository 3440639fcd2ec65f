'use client'

import { lazy, Suspense, useEffect } from 'react'
import * as words from '../../messages/campaignPage.generated.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import { PrintDocument } from '../print/PrintDocument.js'
import { useCampaign } from '../useCampaign.js'
import { markRead } from './read.js'
import { useBattle } from './useBattle.js'
import { seesNoSecrets, useShown } from './useShown.js'

const BattleDeskPage = lazy(() => import('./BattleDeskPage.js').then((module) => ({ default: module.BattleDeskPage })))

/** The desk of a battle for its own sides; for everything else that has a document, the document to print. */
export function BattlePage({ id, token }: { readonly id: string; readonly token: string }) {
  const { campaign, briefing, table, connection, error, reload } = useCampaign(id)
  const battle = useBattle(id, token, briefing?.number ?? 0)
  const state = useTools(campaign?.ruleset.id ?? null, campaign?.ruleset.edition)
  const { desk } = battle
  const sees = seesNoSecrets(campaign)
  const shown = useShown(id, sees, desk?.entries.filter(({ kind }) => kind === 'SHOWN').length ?? 0)
  useEffect(() => {
    if (!desk) return
    markRead(desk)
    // What a view calls a battle changes from turn to turn; its desk keeps its name.
    const lasting = `/campaign/${id}/battle/${desk.id}`
    if (window.location.pathname !== lasting) window.history.replaceState(null, '', lasting + window.location.search)
  }, [id, desk])
  const wrong = error ?? battle.error
  if (wrong && !desk) return <Trouble error={wrong} retry={error ? reload : battle.reload} />
  if (campaign === undefined || desk === undefined || state.kind === 'opening')
    return <Skeleton lines={10} label={words.openingBattle()} />
  if (!campaign || !table) return <EmptyPage title={words.noneTitle()}>{words.none()}</EmptyPage>
  return (
    <CampaignProvider {...{ campaign, table, reload }}>
      {!desk || state.kind === 'failed' ? (
        <PrintDocument {...{ briefing, state }} about={token} />
      ) : (
        <Suspense fallback={<Skeleton lines={10} label={words.openingBattle()} />}>
          <BattleDeskPage
            {...{ connection, desk }}
            briefing={sees ? shown : briefing}
            tools={state.tools}
            acts={battle.acts}
            error={wrong}
          />
        </Suspense>
      )}
    </CampaignProvider>
  )
}
