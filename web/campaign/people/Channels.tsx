'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/channels.generated.js'
import { campaignChannelsQuery } from '../../api/channels.js'
import { AddChannel } from '../../channels/AddChannel.js'
import { ChannelCard } from '../../channels/ChannelCard.js'
import { titleOf } from '../../channels/kinds.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Channels outside of Muster that are told of the campaign: all members see which there are, and whoever organises it keeps them. */
export function Channels() {
  const { campaign, table, reload } = useCampaignContext()
  const { id, place } = campaign
  const [{ data, error }, again] = useQuery({ query: campaignChannelsQuery, variables: { id } })
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.campaign) return <Skeleton lines={2} label={words.reading()} />
  const { channels } = data.campaign
  const changed = (): void => {
    again()
    reload()
  }
  return (
    <>
      <p className="m-label m-quiet">{words.ofCampaign({ some: channels.length > 0 ? 'yes' : 'no' })}</p>
      {channels.length > 0 && (
        <ul className="n-channels">
          {channels.map(({ kept, ...channel }) =>
            kept ? (
              <ChannelCard key={channel.id} channel={kept} owner="CAMPAIGN" campaigns={[]} {...{ changed }} />
            ) : (
              <li key={channel.id} className="n-channel m-label">
                {titleOf(channel)}
              </li>
            ),
          )}
        </ul>
      )}
      {place.organiser && table.phase !== 'ENDED' && (
        <details className="a-fold">
          <summary>{words.addToCampaign()}</summary>
          <AddChannel owner="CAMPAIGN" campaignId={id} added={changed} />
        </details>
      )}
    </>
  )
}
