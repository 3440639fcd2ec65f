'use client'

import { useState } from 'react'
import { useClient, useMutation } from 'urql'
import * as words from '../../messages/deputies.generated.js'
import { offerSeat } from '../../api/deputies.js'
import { invite } from '../../api/invitations.js'
import { keepSeat } from '../../api/steering.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, TextArea } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { LinkMade } from './LinkMade.js'
import { useSteer } from './useSteer.js'

/** For whoever looks for a substitute: a link to their seat, and the way back. */
function Seeking() {
  const client = useClient()
  const { id, place } = useCampaignContext().campaign
  const { error: refused, steer } = useSteer()
  const [{ fetching, error }, make] = useMutation(invite)
  const [url, setUrl] = useState<string | null>(null)
  const link = async (): Promise<void> => {
    const { data } = await make({ id, role: 'PLAYER', seat: place.seat })
    if (data) setUrl(data.invite.url)
  }
  const trouble = error ?? refused
  return (
    <>
      <p className="m-label">
        <strong>{words.seeking()}</strong> {words.seekingText()}
      </p>
      {trouble && <Trouble error={trouble} />}
      {url !== null && <LinkMade title={words.seekMade()} url={url} />}
      <div className="a-actions">
        <Button size="s" busy={fetching} onClick={() => void link()}>
          {words.seekLink()}
        </Button>
        <Button size="s" onClick={() => void steer(words.keep(), () => client.mutation(keepSeat, { id }).toPromise())}>
          {words.keep()}
        </Button>
      </div>
    </>
  )
}

/** The holder of a seat looks for somebody who takes it over. `note`: what they say about it; null: they do not. */
export function SubstituteForm({ note }: { readonly note: string | null }) {
  const client = useClient()
  const { id } = useCampaignContext().campaign
  const { error, steer } = useSteer()
  const [text, setText] = useState(note ?? '')
  const offer = () => steer(words.sought(), () => client.mutation(offerSeat, { id, note: text.trim() }).toPromise())
  return (
    <>
      {note === null ? <p className="m-label m-quiet">{words.seekAbout()}</p> : <Seeking />}
      {error && <Trouble error={error} />}
      <Field label={words.seekNote()}>
        {(control) => (
          <TextArea
            rows={2}
            maxLength={300}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...control}
          />
        )}
      </Field>
      <Button size="s" disabled={note !== null && note === text.trim()} onClick={() => void offer()}>
        {words.seekPress()}
      </Button>
    </>
  )
}
