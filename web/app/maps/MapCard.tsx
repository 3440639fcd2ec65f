'use client'

import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useClient, useMutation } from 'urql'
import * as words from '../../messages/ownMaps.generated.js'
import { deleteMap, endMapLink, forkMap, type OwnMap, ownMapFile, shareMap } from '../../api/ownScenarios.js'
import { saveFile } from '../../api/saveFile.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, Button, buttonClass, Notice } from '../../ui/index.js'
import { beginOn } from '../create/useDraft.js'
import { MapFacts } from './MapFacts.js'
import { tiledFrom } from './tiledFrom.js'

interface CardProps {
  readonly map: OwnMap
  readonly ruleset: string
  readonly changed: () => void
}

/** The link of a map that is shared, and its end. */
function SharedLink({ map: { id, link }, changed }: Pick<CardProps, 'map' | 'changed'>) {
  const [{ fetching, error }, end] = useMutation(endMapLink)
  if (link === null) return null
  const address = new URL(link, window.location.origin).href
  return (
    <Notice title={words.shared()}>
      <p className="o-address">{address}</p>
      {error && <Trouble error={error} />}
      <p className="a-actions">
        <CopyButton text={address} label={words.copy()} />
        <Button size="s" busy={fetching} onClick={() => void end({ id }).then(changed)}>
          {words.endLink()}
        </Button>
      </p>
    </Notice>
  )
}

/** What may be done with a map. */
function Acts({ map: { id, rulesetId, title, ready, link }, changed }: Pick<CardProps, 'map' | 'changed'>) {
  const client = useClient()
  const router = useRouter()
  const [forked, fork] = useMutation(forkMap)
  const [shared, share] = useMutation(shareMap)
  const [deleted, remove] = useMutation(deleteMap)
  const [unread, setUnread] = useState(false)
  const save = async (tiled: boolean): Promise<void> => {
    const { data } = await client.query(ownMapFile, { id }, { requestPolicy: 'network-only' }).toPromise()
    const file = data?.scenario?.file as ScenarioFile | undefined
    setUnread(!file)
    if (!file) return
    const written = tiled ? await tiledFrom(rulesetId, file) : file
    const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()
    const text = JSON.stringify(written, null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), `${name}.${tiled ? 'tmj' : 'muster.json'}`)
  }
  const begin = (): void => {
    beginOn(rulesetId, id)
    router.push('/new?step=map')
  }
  const error = forked.error ?? shared.error ?? deleted.error
  return (
    <>
      {error && <Trouble error={error} />}
      {unread && <Notice title={words.notRead()}>{words.notReadText()}</Notice>}
      <p className="a-actions">
        {ready && (
          <Button size="s" tone="primary" onClick={begin}>
            {words.begin()}
          </Button>
        )}
        <Link className={buttonClass('plain', 's')} href={`/maps/${id}/edit`}>
          {words.edit()}
        </Link>
        <Button size="s" onClick={() => void save(false)}>
          {words.saveFile()}
        </Button>
        <Button size="s" onClick={() => void save(true)}>
          {words.saveTiled()}
        </Button>
        <Button size="s" busy={forked.fetching} onClick={() => void fork({ id }).then(changed)}>
          {words.fork()}
        </Button>
        {link === null && (
          <Button size="s" busy={shared.fetching} onClick={() => void share({ id }).then(changed)}>
            {words.share()}
          </Button>
        )}
        <ConfirmButton
          label={words.remove()}
          title={words.removeTitle({ title })}
          text={words.removeText()}
          act={() => remove({ id }).then(changed)}
        />
      </p>
    </>
  )
}

/** A map of the reader's own. */
export const MapCard = ({ map, ruleset, changed }: CardProps) => (
  <li className="a-card o-card">
    <div className="a-card-head">
      <h2>{map.title}</h2>
      {!map.ready && <Badge tone="warn">{words.unfinished()}</Badge>}
    </div>
    <MapFacts {...{ map, ruleset }} />
    <p className="m-label m-quiet">{words.changed({ at: dayAndTime(map.changedAt, ownZone()) })}</p>
    <SharedLink {...{ map, changed }} />
    <Acts {...{ map, changed }} />
  </li>
)
