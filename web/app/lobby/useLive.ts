import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { CampaignHead } from '../../api/lobby.js'
import { type Table, tableFrames } from '../../api/table.js'
import * as words from '../../messages/turn.generated.js'
import { newSince } from '../../turn/toDo.js'
import { useNotify } from '../../ui/index.js'

type Tables = Readonly<Record<string, Table>>

/** So many streams are opened at most: the others are as they were read. */
const mostStreams = 12

const isFollowed = ({ place, status }: CampaignHead): boolean => !place.former && status.phase !== 'ENDED'

/** What is new to do is told, and opens at a press. */
const useTell = () => {
  const router = useRouter()
  const notify = useNotify()
  return ({ id, name }: CampaignHead, texts: readonly string[]): void => {
    if (texts.length === 0) return
    const action = { label: words.open(), act: () => router.push(`/campaign/${id}`) }
    notify({ tone: 'signal', title: words.newTurn({ campaign: name }), text: texts.join(', '), action })
  }
}

/** The campaigns as they stand now. */
export const useLive = (read: readonly CampaignHead[]): readonly CampaignHead[] => {
  const client = useClient()
  const tell = useRef(useTell())
  const [live, setLive] = useState<Tables>({})
  useEffect(() => {
    const streams = read
      .filter(isFollowed)
      .slice(0, mostStreams)
      .map((campaign) => {
        let before: Table = campaign.status
        return client.subscription(tableFrames, { campaignId: campaign.id }).subscribe(({ data }) => {
          if (!data) return
          tell.current(campaign, newSince(before, data.status))
          before = data.status
          setLive((held) => ({ ...held, [campaign.id]: data.status }))
        })
      })
    return () => {
      for (const stream of streams) stream.unsubscribe()
    }
  }, [client, read])
  return read.map((campaign) => ({ ...campaign, status: live[campaign.id] ?? campaign.status }))
}
