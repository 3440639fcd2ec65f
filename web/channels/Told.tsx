'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../messages/channels.generated.js'
import { type Channel, chooseNotifications, type NotificationKind } from '../api/channels.js'
import { Trouble } from '../shell/Trouble.js'
import { Button, Checkbox, Field, Select } from '../ui/index.js'
import { groupsFor } from './groups.js'
import type { ChannelOwner } from './kinds.js'

/** A campaign for which a person may choose otherwise. */
export interface Choosable {
  readonly id: string
  readonly name: string
}

interface ToldProps {
  readonly channel: Channel
  readonly owner: ChannelOwner
  readonly campaigns: readonly Choosable[]
  readonly changed: () => void
}

const everywhere = ''

/** Campaigns to choose from: those that the person is in, and those for which something was chosen before they left. */
const choosable = ({ choices }: Channel, campaigns: readonly Choosable[]): readonly Choosable[] => [
  ...campaigns,
  ...choices
    .filter(({ campaignId }) => !campaigns.some(({ id }) => id === campaignId))
    .map(({ campaignId }) => ({ id: campaignId, name: words.formerCampaign() })),
]

/** What a channel is told, under a few headings: by default and, for a person, of single campaigns. */
export function Told({ channel, owner, campaigns, changed }: ToldProps) {
  const [{ fetching, error }, choose] = useMutation(chooseNotifications)
  const [scope, setScope] = useState(everywhere)
  const own = channel.choices.find(({ campaignId }) => campaignId === scope)
  const told: readonly NotificationKind[] = own?.kinds ?? channel.kinds
  const send = async (kinds: readonly NotificationKind[] | null): Promise<void> => {
    const campaignId = scope === everywhere ? null : scope
    const { data } = await choose({ channelId: channel.id, campaignId, kinds: kinds && [...kinds] })
    if (data) changed()
  }
  const offered = choosable(channel, campaigns)
  return (
    <div className="n-told">
      {owner === 'PERSON' && offered.length > 0 && (
        <Field label={words.scope()}>
          {(control) => (
            <Select value={scope} onChange={(event) => setScope(event.target.value)} {...control}>
              <option value={everywhere}>{words.everyCampaign()}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <fieldset className="n-groups" disabled={fetching}>
        <legend className="m-label">{words.toldOf()}</legend>
        {groupsFor(owner).map(({ group, kinds }) => {
          const some = kinds.some((kind) => told.includes(kind))
          const all = kinds.every((kind) => told.includes(kind))
          const others = told.filter((kind) => !kinds.includes(kind))
          return (
            <Checkbox
              key={group}
              label={words.group({ group })}
              checked={all}
              ref={(input) => {
                if (input) input.indeterminate = some && !all
              }}
              onChange={() => void send(all ? others : [...others, ...kinds])}
            />
          )
        })}
      </fieldset>
      {own && (
        <Button size="s" busy={fetching} onClick={() => void send(null)}>
          {words.asElsewhere()}
        </Button>
      )}
      {error && <Trouble error={error} />}
    </div>
  )
}
