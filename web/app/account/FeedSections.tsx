'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/feeds.generated.js'
import { feedsQuery } from '../../api/feeds.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { CalendarSection } from './CalendarSection.js'
import { DigestForm } from './DigestForm.js'

/** What comes by itself without a channel: a calendar that programs fetch, and one mail a week. */
export function FeedSections() {
  const [{ data, error }, again] = useQuery({ query: feedsQuery, requestPolicy: 'network-only' })
  const feeds = data?.me?.notifications
  const changed = (): void => again({ requestPolicy: 'network-only' })
  if (error) return <Trouble error={error} retry={again} />
  if (!feeds) return <Skeleton lines={3} label={words.reading()} />
  return (
    <>
      <section className="a-section">
        <h2>{words.calendarHeading()}</h2>
        <CalendarSection on={feeds.calendar} changed={changed} />
      </section>
      <section className="a-section">
        <h2>{words.digestHeading()}</h2>
        <DigestForm digest={feeds.digest} changed={changed} />
      </section>
    </>
  )
}
