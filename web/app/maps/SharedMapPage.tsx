'use client'

import type { PrintedOn } from '@muster/rulesets/kit/scenarioFile.js'
import { useRouter } from 'next/navigation.js'
import { useMemo } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/ownMaps.generated.js'
import { forkMap, type SharedMap, sharedMapQuery } from '../../api/ownScenarios.js'
import { saveFile } from '../../api/saveFile.js'
import { useSession } from '../../api/session.js'
import { PrintedMap, usePrintedOn } from '../../map/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, buttonClass, Skeleton } from '../../ui/index.js'
import { MapFacts } from './MapFacts.js'
import { useTitles } from './OwnMaps.js'
import './maps.css'

function TakeButton({ token }: { readonly token: string }) {
  const router = useRouter()
  const session = useSession()
  const [{ fetching, error }, fork] = useMutation(forkMap)
  if (session.isPending) return null
  if (!session.user)
    return (
      <Link className={buttonClass('primary')} href={`/sign-in?next=${encodeURIComponent(`/maps/shared/${token}`)}`}>
        {words.signInToTake()}
      </Link>
    )
  const take = async (): Promise<void> => {
    const { data } = await fork({ token })
    if (data) router.push('/maps')
  }
  return (
    <>
      <Button tone="primary" busy={fetching} onClick={() => void take()}>
        {words.take()}
      </Button>
      {error && <Trouble error={error} />}
    </>
  )
}

function Shared({ token, map }: { readonly token: string; readonly map: SharedMap }) {
  const titleOf = useTitles()
  const { names, picture } = map.file as PrintedOn
  const printed = usePrintedOn(
    map.board,
    useMemo(() => ({ names, picture }), [names, picture]),
    picture?.data,
  )
  const text = (): string => JSON.stringify(map.file, null, 2)
  return (
    <article className="a-middle o-shared">
      <p className="m-caps">{words.sharedMap()}</p>
      <h1>{map.title}</h1>
      <PrintedMap value={printed}>
        <MapFacts map={map} ruleset={titleOf(map.rulesetId)} />
      </PrintedMap>
      <div className="a-actions">
        <TakeButton token={token} />
        <Button onClick={() => saveFile(new Blob([text()], { type: 'application/json' }), 'map.muster.json')}>
          {words.saveFile()}
        </Button>
      </div>
    </article>
  )
}

/** A map that somebody shares by link. */
export function SharedMapPage({ token }: { readonly token: string }) {
  const [{ data, error }, again] = useQuery({ query: sharedMapQuery, variables: { token } })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!data.sharedScenario) return <EmptyPage title={words.noLink()}>{words.noLinkText()}</EmptyPage>
  return <Shared token={token} map={data.sharedScenario} />
}
