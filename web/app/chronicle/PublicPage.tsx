'use client'

import { useClient, useQuery } from 'urql'
import * as words from '../../messages/chronicle.generated.js'
import { publicChronicleQuery, type PublicEntry } from '../../api/chronicle.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import '../../campaign/print/print.css'
import { Story } from '../../story/Story.js'
import { useEarlier } from '../../story/useEarlier.js'
import { useOnReturn } from '../../story/useOnReturn.js'
import { Button, EmptyState, SeatChip, Skeleton } from '../../ui/index.js'

const Byline = ({ seat, seatTitle, day }: PublicEntry) => (
  <>
    {seat !== null && <SeatChip seat={seat} title={seatTitle ?? seat} size="s" />}
    <time dateTime={day}>{day}</time>
  </>
)

/** What the members of a campaign tell the world. */
export function PublicPage({ token }: { readonly token: string }) {
  const client = useClient()
  const [{ data, error }, again] = useQuery({ query: publicChronicleQuery, variables: { token } })
  const found = data?.publicChronicle
  const { entries, more, busy, isNewest } = useEarlier<PublicEntry>(found?.entries, async (before) => {
    const page = await client.query(publicChronicleQuery, { token, before }).toPromise()
    return page.data?.publicChronicle?.entries ?? null
  })
  useOnReturn(() => {
    if (isNewest) again({ requestPolicy: 'network-only' })
  })
  if (error && !found) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!found) return <EmptyPage title={words.nothingHereTitle()}>{words.nothingHere()}</EmptyPage>
  return (
    <div className="y-page">
      <p className="m-caps">{words.chronicle()}</p>
      <h1>{found.campaign}</h1>
      <p className="y-tools">
        <Button size="s" onClick={() => window.print()}>
          {words.print()}
        </Button>
      </p>
      {more && (
        <Button size="s" tone="quiet" busy={busy} onClick={more}>
          {words.earlier()}
        </Button>
      )}
      {entries.length === 0 ? (
        <EmptyState title={words.noneTitle()}>{words.nonePublic()}</EmptyState>
      ) : (
        <Story entries={entries.map((entry) => ({ ...entry, byline: <Byline {...entry} /> }))} />
      )}
    </div>
  )
}
