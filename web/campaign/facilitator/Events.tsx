'use client'

import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/preparedEvents.generated.js'
import { correctionKindsQuery } from '../../api/facilitating.js'
import {
  deletePreparedEvent,
  eventsQuery,
  prepareEvent,
  type PreparedEvent,
  releaseEvent,
} from '../../api/preparedEvents.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, EmptyState, Field, Input, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { kindsIn, Writing, type Written, WrittenList } from '../corrections/Writing.js'
import { useSteer } from '../people/useSteer.js'
import { EventList } from './EventList.js'
import type { Show } from './FacilitatorRoom.js'
import { useWritten } from './useWritten.js'
import { ViewersOf } from './ViewersOf.js'

/** What was prepared, read again after each change of it. */
const useEvents = () => {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const { id } = campaign
  const [read, again] = useQuery({ query: eventsQuery, variables: { id }, requestPolicy: 'cache-and-network' })
  const { error, steer } = useSteer()
  const act = async (done: string, work: Parameters<typeof steer>[1]): Promise<boolean> => {
    const isDone = await steer(done, work)
    if (isDone) again({ requestPolicy: 'network-only' })
    return isDone
  }
  return {
    events: read.data && (read.data.campaign?.preparedEvents ?? []),
    failure: read.error ?? error,
    prepare: (turn: number, corrections: readonly Written[], eventId: string | null) =>
      act(words.prepared(), () =>
        client.mutation(prepareEvent, { id, turn, corrections: [...corrections], eventId }).toPromise(),
      ),
    drop: (eventId: string) =>
      act(words.deleted(), () => client.mutation(deletePreparedEvent, { id, eventId }).toPromise()),
    release: (eventId: string) =>
      act(words.released(), () => client.mutation(releaseEvent, { id, eventId }).toPromise()),
    steer,
  }
}

/** What is to happen in the campaign later: written, looked at as each would see it now, and kept for a turn. Nobody else learns of it before. */
export function Events({ show }: { readonly show: Show }) {
  const { campaign, table } = useCampaignContext()
  const [read] = useQuery({ query: correctionKindsQuery, variables: { id: campaign.ruleset.id } })
  const { events, failure, prepare, drop, release, steer } = useEvents()
  const { list, change, preview, previewOf } = useWritten(show)
  const [turn, setTurn] = useState(String(table.turn + 1))
  const [changed, setChanged] = useState<string | null>(null)
  const kinds = kindsIn(read.data?.ruleset?.correctionKinds)
  const clear = (): void => {
    change([])
    setChanged(null)
    setTurn(String(table.turn + 1))
  }
  const take = (event: PreparedEvent): void => {
    change(event.corrections)
    setTurn(String(event.turn))
    setChanged(event.id)
  }
  if (read.error) return <Trouble error={read.error} />
  if (!read.data || !events)
    return failure ? <Trouble error={failure} /> : <Skeleton lines={4} label={words.reading()} />
  if (Object.keys(kinds).length === 0) return <EmptyState title={words.nothingTitle()}>{words.nothing()}</EmptyState>
  return (
    <>
      {failure && <Trouble error={failure} />}
      <p className="m-label m-quiet">{words.meaning()}</p>
      <EventList {...{ events, kinds, changed }} onChange={take} onDelete={drop} onRelease={release} />
      <h2>{changed === null ? words.newEvent() : words.changeEvent()}</h2>
      <Field label={words.turn()} hint={words.turnHint()}>
        {(control) => (
          <Input
            type="number"
            min={table.turn + 1}
            value={turn}
            onChange={(event) => setTurn(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Writing
        kinds={kinds}
        what={words.what()}
        readers={words.reasonHint()}
        add={(written) => change([...list, written])}
      />
      {list.length > 0 && (
        <>
          <WrittenList kinds={kinds} title={words.happens()} list={list} change={change} />
          <div className="a-actions">
            <Button
              tone="primary"
              onClick={() =>
                void prepare(Number(turn), list, changed).then((isDone) => {
                  if (isDone) clear()
                })
              }
            >
              {changed === null ? words.prepare() : words.save()}
            </Button>
            <Button onClick={() => void steer(words.looked(), () => previewOf(null))}>{words.look()}</Button>
            <Button tone="quiet" onClick={clear}>
              {words.clear()}
            </Button>
          </div>
        </>
      )}
      {preview && <ViewersOf {...preview} key={preview.seen} onChoose={(head) => void previewOf(head)} show={show} />}
    </>
  )
}
