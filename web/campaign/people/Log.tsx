'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import { logQuery } from '../../api/reads.js'
import { dayAndTime } from '../../api/time.js'
import type { LogEntry, Table } from '../../api/types.js'
import { Trouble } from '../../app/shell/Trouble.js'
import { Badge, Button, Skeleton } from '../../skin/index.js'

const page = 30

function Line({ entry, zone }: { readonly entry: LogEntry; readonly zone: string }) {
  return (
    <li>
      <time className="m-label m-quiet" dateTime={entry.at}>
        {dayAndTime(entry.at, zone)}
      </time>
      <span>
        {entry.text} {entry.tool && <Badge>tool</Badge>}
      </span>
    </li>
  )
}

/** What happened at the table, the newest first: the same to every member. It is read again whenever the table says that it has grown. */
export function Log({ id, table }: { readonly id: string; readonly table: Table }) {
  const [limit, setLimit] = useState(page)
  const [{ data, error }] = useQuery({ query: logQuery, variables: { id, before: table.logged + 1, limit } })
  const entries = data?.campaign?.log
  if (error) return <Trouble error={error} />
  if (!entries) return <Skeleton lines={4} label="Reading the log" />
  return (
    <>
      <ol className="c-log" aria-label="Log of the table" reversed>
        {entries.map((entry) => (
          <Line key={entry.number} entry={entry} zone={table.timeZone} />
        ))}
      </ol>
      {entries.length === limit && limit < 200 && (
        <Button size="s" onClick={() => setLimit(Math.min(200, limit + page))}>
          Show earlier lines
        </Button>
      )}
    </>
  )
}
