'use client'

import { useId, useState } from 'react'
import * as words from '../../messages/chronicle.generated.js'
import type { Picture } from '../../api/chronicle.js'
import { uploadPicture } from '../../api/pictures.js'
import { Button, ErrorNote, Field, Input } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

const most = 12

interface PictureFieldProps {
  readonly pictures: readonly Picture[]
  readonly change: (next: (pictures: readonly Picture[]) => readonly Picture[]) => void
}

interface RowProps {
  readonly picture: Picture
  readonly number: number
  readonly onCaption: (caption: string) => void
  readonly onRemove: () => void
}

function Row({ picture, number, onCaption, onRemove }: RowProps) {
  return (
    <li className="h-picture">
      <img src={picture.smallUrl} alt="" width={picture.width} height={picture.height} />
      <Field label={words.caption({ number })}>
        {(control) => (
          <Input
            maxLength={200}
            value={picture.caption}
            onChange={(event) => onCaption(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button size="s" tone="quiet" onClick={onRemove} aria-label={words.removePicture({ number })}>
        {words.remove()}
      </Button>
    </li>
  )
}

/** Pictures are sent one after the other as they are chosen. */
export function PictureField({ pictures, change }: PictureFieldProps) {
  const { id: campaignId } = useCampaignContext().campaign
  const id = useId()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (files: readonly File[]): Promise<void> => {
    setSending(true)
    setProblem(null)
    for (const file of files.slice(0, most - pictures.length)) {
      const sent = await uploadPicture(campaignId, file)
      if (sent.kind === 'refused') {
        setProblem(words.refused({ name: file.name, why: sent.message }))
        break
      }
      change((before) => [...before, sent.picture])
    }
    setSending(false)
  }
  const caption = (pictureId: string, text: string): void =>
    change((before) => before.map((one) => (one.id === pictureId ? { ...one, caption: text } : one)))
  const remove = (pictureId: string): void => change((before) => before.filter((one) => one.id !== pictureId))
  return (
    <fieldset className="h-pictures">
      <legend>{words.pictures()}</legend>
      {pictures.length > 0 && (
        <ul>
          {pictures.map((picture, at) => (
            <Row
              key={picture.id}
              picture={picture}
              number={at + 1}
              onCaption={(text) => caption(picture.id, text)}
              onRemove={() => remove(picture.id)}
            />
          ))}
        </ul>
      )}
      <label className="h-file" htmlFor={id}>
        {words.addPictures()}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={sending || pictures.length >= most}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p id={`${id}-hint`} className="m-quiet m-label" aria-live="polite">
        {sending ? words.sending() : words.picturesHint()}
      </p>
      {problem !== null && <ErrorNote title={problem} />}
    </fieldset>
  )
}
