'use client'

import { useEffect, useRef, useState } from 'react'
import { useClient, useMutation } from 'urql'
import * as words from '../../messages/commanders.generated.js'
import { dismissCommander, inviteCommander } from '../../api/commanders.js'
import { dayAndTime } from '../../api/time.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { trustOf } from './commanders.js'
import { EntrustButton } from './EntrustButton.js'
import { LinkMade } from './LinkMade.js'
import type { Steer } from './steer.js'
import { useSteer } from './useSteer.js'

/** For a commander: with whom they play, and what they may do. */
function Playing() {
  const { campaign, table } = useCampaignContext()
  const own = table.commanders.find(({ mine }) => mine)
  const { id: seat = '', holder } = table.seats.find(({ mine }) => mine) ?? {}
  if (!own || campaign.place.role !== 'COMMANDER') return null
  const of = { seat, holder: holder ?? '' }
  return <Notice title={words.youPlay(of)}>{words.youDo({ ...of, ...trustOf(own) })}</Notice>
}

/** The one open link, or how to make it. */
function Asking({ steer }: { readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table, reload } = useCampaignContext()
  const notify = useNotify()
  const [{ fetching, error }, invite] = useMutation(inviteCommander)
  const [url, setUrl] = useState<string | null>(null)
  const { id, place } = campaign
  const make = async (): Promise<void> => {
    const { data } = await invite({ id })
    if (!data) return
    setUrl(data.inviteCommander.url)
    notify({ tone: 'good', title: words.linkMade() })
    reload()
  }
  const withdraw = async (): Promise<void> => {
    const send = () => client.mutation(dismissCommander, { id, commanderId: null }).toPromise()
    if (await steer(words.withdrawn(), send)) setUrl(null)
  }
  if (place.askedCommander === null)
    return (
      <>
        {error && <Trouble error={error} />}
        <Button busy={fetching} onClick={() => void make()}>
          {words.makeLink()}
        </Button>
      </>
    )
  return (
    <>
      {url !== null && <LinkMade title={words.made()} url={url} />}
      <Notice
        action={
          <Button size="s" onClick={() => void withdraw()}>
            {words.withdraw()}
          </Button>
        }
      >
        {words.asked({ until: dayAndTime(place.askedCommander, table.timeZone) })}
      </Notice>
    </>
  )
}

/** For the holder: who plays the seat with them, what each is entrusted with, and the link for another. */
function Holding() {
  const client = useClient()
  const { campaign, table, reload } = useCampaignContext()
  const { error, steer } = useSteer()
  const { id } = campaign
  const count = table.commanders.length
  const known = useRef(count)
  // Somebody has followed the link, or is gone: whether one is open is read again.
  useEffect(() => {
    if (known.current !== count) reload()
    known.current = count
  }, [count, reload])
  const letGo = (commanderId: string, name: string) =>
    steer(words.gone({ name }), () => client.mutation(dismissCommander, { id, commanderId }).toPromise())
  return (
    <details className="a-fold">
      <summary>{words.heading()}</summary>
      <div className="c-deputy">
        <p className="m-label m-quiet">{words.about()}</p>
        {error && <Trouble error={error} />}
        {count > 0 && (
          <ul className="c-commanders" aria-label={words.list()}>
            {table.commanders.map((commander) => (
              <li key={commander.id}>
                <span>
                  <strong>{commander.name}</strong> {words.does(trustOf(commander))}
                </span>
                <EntrustButton {...{ commander, steer }} />
                <ConfirmButton
                  label={words.letGo()}
                  title={words.letGoTitle({ name: commander.name })}
                  text={words.letGoText()}
                  act={() => letGo(commander.id, commander.name)}
                />
              </li>
            ))}
          </ul>
        )}
        <Asking steer={steer} />
      </div>
    </details>
  )
}

/** Who plays a seat with its holder. Without a network nothing of it can be changed. */
export function CommanderTools() {
  const { campaign, offline = false } = useCampaignContext()
  if (offline) return null
  return campaign.place.role === 'PLAYER' ? <Holding /> : <Playing />
}
