'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/log.generated.js'
import { logQuery } from '../../api/log.js'
import { dayAndTime } from '../../api/time.js'
import type { LogEntry } from '../../api/log.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, Button, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { type LogPart, logParts } from './logParts.js'

const page = 30

function Line({ entry, zone }: { readonly entry: LogEntry; readonly zone: string }) {
  return (
    <li>
      <time className="m-label m-quiet" dateTime={entry.at}>
        {dayAndTime(entry.at, zone)}
      </time>
      <span>
        {entry.text} {entry.tool && <Badge>{words.tool()}</Badge>}
      </span>
    </li>
  )
}

function Part({ before, limit }: LogPart) {
  const { campaign, table } = useCampaignContext()
  const [{ data, error }] = useQuery({ query: logQuery, variables: { id: campaign.id, before, limit } })
  const entries = data?.campaign?.log
  if (error)
    return (
      <li>
        <Trouble error={error} />
      </li>
    )
  if (!entries)
    return (
      <li>
        <Skeleton lines={4} label={words.reading()} />
      </li>
    )
  return entries.map((entry) => <Line key={entry.number} entry={entry} zone={table.timeZone} />)
}

/** What happened at the table, the newest first: the same to every member. It is read again whenever the table says that it has grown. */
export function Log() {
  const { logged } = useCampaignContext().table
  const [floor, setFloor] = useState(Math.max(0, logged - page))
  const parts = logParts(logged, floor)
  return (
    <>
      <ol className="c-log" aria-label={words.title()}>
        {parts.map((part, index) => (
          <Part key={parts.length - index} {...part} />
        ))}
      </ol>
      {floor > 0 && (
        <Button size="s" onClick={() => setFloor(Math.max(0, floor - 2 * page))}>
          {words.earlier()}
        </Button>
      )}
    </>
  )
}
