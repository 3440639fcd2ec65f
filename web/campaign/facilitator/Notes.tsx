'use client'

import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import { keepNotes, notesQuery } from '../../api/facilitating.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Skeleton, TextArea } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from '../people/useSteer.js'

const most = 20_000

function Writing({ stored }: { readonly stored: string }) {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const { error, steer } = useSteer()
  const [text, setText] = useState(stored)
  const [saved, setSaved] = useState(stored)
  const keep = async (): Promise<void> => {
    if (await steer(words.notesKept(), () => client.mutation(keepNotes, { id, text }).toPromise())) setSaved(text)
  }
  return (
    <>
      {error && <Trouble error={error} />}
      <Field label={words.notes()} hint={words.notesHint()}>
        {(control) => (
          <TextArea
            rows={12}
            maxLength={most}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button tone="primary" disabled={text === saved} onClick={() => void keep()}>
        {words.keepNotes()}
      </Button>
    </>
  )
}

/** What the facilitator writes down: nobody else reads it, now or after the end. */
export function Notes() {
  const { id } = useCampaignContext().campaign
  const [read, again] = useQuery({ query: notesQuery, variables: { id }, requestPolicy: 'network-only' })
  if (read.error) return <Trouble error={read.error} retry={again} />
  if (!read.data) return <Skeleton lines={6} label={words.reading()} />
  return <Writing stored={read.data.campaign?.notes ?? ''} />
}
