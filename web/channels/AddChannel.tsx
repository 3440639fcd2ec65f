'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import * as words from '../messages/channels.generated.js'
import { addChannel, type ChannelKind } from '../api/channels.js'
import { Trouble } from '../shell/Trouble.js'
import { Button, Field, Input, Select } from '../ui/index.js'
import { type ChannelOwner, ways } from './kinds.js'
import { Secret } from './Secret.js'

interface Values {
  readonly kind: ChannelKind
  readonly name: string
  readonly url: string
  readonly mention: string
}

interface AddChannelProps {
  readonly owner: ChannelOwner
  /** Null: the person’s own. */
  readonly campaignId: string | null
  readonly added: () => void
}

/** One form for all kinds of which an address is all that is needed. */
export function AddChannel({ owner, campaignId, added }: AddChannelProps) {
  const offered = (Object.keys(ways()) as ChannelKind[]).filter(
    (kind) => ways()[kind].owners.includes(owner) && ways()[kind].address !== null,
  )
  const [{ error, fetching }, add] = useMutation(addChannel)
  const [secret, setSecret] = useState<string | null>(null)
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Values>({
    defaultValues: { kind: offered[0] ?? 'DISCORD', name: '', url: '', mention: '' },
  })
  const { address, mentions } = ways()[watch('kind')]
  const submit = handleSubmit(async ({ kind, name, url, mention }) => {
    if (url.trim() === '') {
      setError('url', { message: words.addressMissing() }, { shouldFocus: true })
      return
    }
    const { data } = await add({
      input: {
        ...{ kind, campaignId, name: name.trim(), url: url.trim() },
        mention: mentions && mention.trim() !== '' ? mention.trim() : null,
      },
    })
    if (!data) return
    setSecret(data.addChannel.secret)
    reset({ kind, name: '', url: '', mention: '' })
    added()
  })
  return (
    <form className="n-add" onSubmit={(event) => void submit(event)} noValidate>
      {secret !== null && <Secret {...{ secret }} done={() => setSecret(null)} />}
      {error && <Trouble error={error} />}
      <Field label={words.kind()}>
        {(control) => (
          <Select {...register('kind')} {...control}>
            {offered.map((kind) => (
              <option key={kind} value={kind}>
                {ways()[kind].title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.name()} hint={words.nameHint({ owner })}>
        {(control) => <Input maxLength={40} autoComplete="off" {...register('name')} {...control} />}
      </Field>
      <Field label={address?.label ?? ''} hint={address?.hint} problem={formState.errors.url?.message}>
        {(control) => <Input type="url" autoComplete="off" {...register('url')} {...control} />}
      </Field>
      {mentions && (
        <Field label={words.mention()} hint={words.mentionHint()}>
          {(control) => <Input inputMode="numeric" autoComplete="off" {...register('mention')} {...control} />}
        </Field>
      )}
      <Button type="submit" busy={fetching}>
        {words.add()}
      </Button>
    </form>
  )
}
