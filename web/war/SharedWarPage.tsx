'use client'

import { useMemo } from 'react'
import { Provider, useClient, useQuery } from 'urql'
import * as words from '../messages/sharedWar.generated.js'
import { type SharedWar, sharedWarQuery } from '../api/sharedWar.js'
import { CampaignProvider } from '../campaign/CampaignContext.js'
import '../campaign/campaign.css'
import { End } from '../campaign/end/End.js'
import { localCampaign } from '../play/localCampaign.js'
import { EmptyPage } from '../shell/EmptyPage.js'
import { Trouble } from '../shell/Trouble.js'
import { Skeleton } from '../ui/index.js'
import { sharedClient } from './sharedClient.js'

const nothing = (): void => undefined

function War({ code, war }: { readonly code: string; readonly war: SharedWar }) {
  const server = useClient()
  const client = useMemo(() => sharedClient(server, code, war), [server, code, war])
  const { campaign, table } = useMemo(() => {
    const view = { turn: 0, stage: '', board: war.board }
    const { campaign: here, table: ofWar } = localCampaign(view, { ruleset: war.rulesetId, title: war.name, seat: 'A' })
    return { campaign: { ...here, id: code, printedMap: war.printedMap }, table: ofWar }
  }, [code, war])
  const heads = useMemo(() => war.moments.filter(({ seat }) => seat === null), [war])
  return (
    <div className="c-end">
      <Provider value={client}>
        <CampaignProvider {...{ campaign, table }} reload={nothing}>
          <p className="m-caps">{words.from({ campaign: war.name })}</p>
          <End heads={heads} isShared />
        </CampaignProvider>
      </Provider>
    </div>
  )
}

/** A war that its people have opened to whoever has the link: champion, last map, what led there, and the war as a film from every seat. */
export function SharedWarPage({ code }: { readonly code: string }) {
  const [{ data, error }, again] = useQuery({ query: sharedWarQuery, variables: { code } })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!data.sharedWar) return <EmptyPage title={words.noneTitle()}>{words.none()}</EmptyPage>
  return <War code={code} war={data.sharedWar} />
}
