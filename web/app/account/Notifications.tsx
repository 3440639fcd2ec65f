'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/channels.generated.js'
import { notificationsQuery } from '../../api/channels.js'
import { AddChannel } from '../../channels/AddChannel.js'
import { ChannelCard } from '../../channels/ChannelCard.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { PushButton } from './PushButton.js'
import { QuietHoursForm } from './QuietHoursForm.js'
import { Webhook } from './Webhook.js'

/** How the reader is told what concerns them. */
export function Notifications() {
  const [{ data, error }, again] = useQuery({ query: notificationsQuery })
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.me) return <Skeleton lines={4} label={words.reading()} />
  const { channels, quietHours, pushKey } = data.me.notifications
  const campaigns = data.campaigns.nodes.flatMap((campaign) => campaign ?? [])
  return (
    <>
      <p>{words.about()}</p>
      <ul className="n-channels">
        {channels.map((channel) => (
          <ChannelCard key={channel.id} owner="PERSON" {...{ channel, campaigns }} changed={again}>
            {channel.kind === 'WEBHOOK' && <Webhook channel={channel} />}
          </ChannelCard>
        ))}
      </ul>
      <PushButton {...{ pushKey }} changed={again} />
      <details className="a-fold">
        <summary>{words.addAnother()}</summary>
        <AddChannel owner="PERSON" campaignId={null} added={again} />
      </details>
      <QuietHoursForm hours={quietHours} changed={again} />
    </>
  )
}
