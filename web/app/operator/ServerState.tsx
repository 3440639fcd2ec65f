'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/operator.generated.js'
import type { ResultOf } from '../../api/graphql.js'
import { stateQuery } from '../../api/operator.js'
import { dayAndTime } from '../../api/time.js'
import { Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { sizeText } from './sizes.js'

type State = ResultOf<typeof stateQuery>['operator']

const since = (at: string | null): string => (at ? dayAndTime(at) : '')

function Storage({ storage }: Pick<State, 'storage'>) {
  const rows = [
    ...storage.groups.map(({ kind, bytes }) => [words.group({ kind }), bytes] as const),
    [words.database(), storage.bytes] as const,
    [words.folder(), storage.folderBytes] as const,
    [words.free(), storage.folderFree] as const,
  ]
  return (
    <table className="a-figures">
      <thead>
        <tr>
          <th scope="col">{words.whatStored()}</th>
          <th scope="col">{words.bytes()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, bytes]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{sizeText(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Jobs({ jobs: { waiting, waitingSince, planned, failed } }: Pick<State, 'jobs'>) {
  return (
    <>
      <p>{words.jobsWaiting({ waiting, planned, since: since(waitingSince) })}</p>
      {failed.length === 0 && <p className="m-quiet">{words.noFailure()}</p>}
      <ul className="a-rows">
        {failed.map(({ task, attempts, at, error }) => (
          <li className="a-row" key={`${task} ${at} ${error}`}>
            <div>
              <strong className="m-label">{words.failedJob({ task, attempts, at: dayAndTime(at) })}</strong>
              <p className="a-row-text">{error}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Messages({ messages }: Pick<State, 'messages'>) {
  const { untold, untoldSince, waiting, overdueSince, failed, channels } = messages
  const overdue = overdueSince ? 'yes' : 'no'
  return (
    <>
      <p>{words.outbox({ untold, since: since(untoldSince) })}</p>
      <p>{words.deliveries({ waiting, overdue, failed, since: since(overdueSince) })}</p>
      <ul className="a-rows">
        {channels.map(({ kind, count, failing, paused }) => (
          <li className="a-row" key={kind}>
            <div>{words.channels({ kind, count, failing, paused })}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Storage, jobs and notifications. */
export function ServerState() {
  const [{ data, error }, again] = useQuery({ query: stateQuery, requestPolicy: 'network-only' })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={5} label={words.opening()} />
  const { storage, jobs, messages } = data.operator
  return (
    <>
      <section className="a-section">
        <h2>{words.storage()}</h2>
        <Storage storage={storage} />
      </section>
      <section className="a-section">
        <h2>{words.jobs()}</h2>
        <Jobs jobs={jobs} />
      </section>
      <section className="a-section">
        <h2>{words.messages()}</h2>
        <Messages messages={messages} />
      </section>
    </>
  )
}
