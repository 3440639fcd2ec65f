'use client'

import { DateTime } from 'luxon'
import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/deputies.generated.js'
import { nameDeputy } from '../../api/deputies.js'
import { ownZone } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Input, Select, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { LinkMade } from './LinkMade.js'

const local = "yyyy-MM-dd'T'HH:mm"
const mostDays = 60

/** Lets somebody else act for one's own seat for some time. */
export function DeputyForm() {
  const { campaign, reload } = useCampaignContext()
  const notify = useNotify()
  const [{ fetching, error }, name] = useMutation(nameDeputy)
  const [who, setWho] = useState<'person' | 'bot'>('person')
  const [typedFrom, setFrom] = useState('')
  const [typedUntil, setUntil] = useState(() => DateTime.now().plus({ days: 7 }).toFormat(local))
  const [url, setUrl] = useState<string | null>(null)
  const from = typedFrom === '' ? null : DateTime.fromISO(typedFrom)
  const until = DateTime.fromISO(typedUntil)
  const begins = from ?? DateTime.now()
  const wrong = !(begins.isValid && until.isValid && until > begins && until <= begins.plus({ days: mostDays }))
  const bot = who === 'bot'
  const send = async (): Promise<void> => {
    const times = { from: from?.toUTC().toISO() ?? null, until: until.toUTC().toISO() ?? '' }
    const { data } = await name({ id: campaign.id, bot, ...times })
    if (!data) return
    setUrl(data.nameDeputy.url)
    notify({ tone: 'good', title: bot ? words.botActs() : words.linkMade() })
    reload()
  }
  return (
    <>
      <p className="m-label m-quiet">{words.about()}</p>
      {error && <Trouble error={error} />}
      {url !== null && <LinkMade title={words.made()} url={url} />}
      <Field label={words.who()}>
        {(control) => (
          <Select value={who} onChange={({ target }) => setWho(target.value === 'bot' ? 'bot' : 'person')} {...control}>
            <option value="person">{words.person()}</option>
            <option value="bot">{words.bot()}</option>
          </Select>
        )}
      </Field>
      <Field label={words.from()} hint={words.fromHint({ zone: ownZone() })}>
        {(control) => (
          <Input
            type="datetime-local"
            value={typedFrom}
            onChange={({ target }) => setFrom(target.value)}
            {...control}
          />
        )}
      </Field>
      <Field label={words.until()} problem={wrong ? words.untilWrong() : undefined}>
        {(control) => (
          <Input
            type="datetime-local"
            value={typedUntil}
            onChange={({ target }) => setUntil(target.value)}
            {...control}
          />
        )}
      </Field>
      <Button busy={fetching} disabled={wrong} onClick={() => void send()}>
        {bot ? words.letBot() : words.makeLink()}
      </Button>
    </>
  )
}
