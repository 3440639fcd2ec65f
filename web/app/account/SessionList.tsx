'use client'

import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/sessions.generated.js'
import { clearBrowser } from '../../api/account.js'
import { type AccountSession, endAllSessions, endSession, sessionsQuery } from '../../api/sessions.js'
import { dayAndTime } from '../../api/time.js'
import { Badge, Button, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { deviceOf } from './device.js'

const nameOf = ({ device }: AccountSession): string => {
  const known = deviceOf(device)
  return known ? words.device(known) : words.unknownDevice()
}

function SessionRow({ session, changed }: { readonly session: AccountSession; readonly changed: () => void }) {
  const [{ fetching, error }, run] = useMutation(endSession)
  const end = async (): Promise<void> => {
    const { data } = await run({ id: session.id })
    if (data) changed()
  }
  const name = nameOf(session)
  return (
    <li className="a-token">
      <div>
        <strong className="m-label">{name}</strong>
        <p className="m-label m-quiet">
          {words.life({ since: dayAndTime(session.createdAt), used: dayAndTime(session.lastUsedAt) })}
        </p>
      </div>
      {session.current ? (
        <Badge>{words.thisOne()}</Badge>
      ) : (
        <Button
          size="s"
          tone="signal"
          busy={fetching}
          onClick={() => void end()}
          aria-label={words.signOutNamed({ name })}
        >
          {words.signOut()}
        </Button>
      )}
      {error && <Trouble error={error} />}
    </li>
  )
}

/** Where the account is signed in. */
export function SessionList() {
  const [{ data, error }, again] = useQuery({ query: sessionsQuery, requestPolicy: 'network-only' })
  const [{ fetching, error: refused }, run] = useMutation(endAllSessions)
  const endAll = async (): Promise<void> => {
    const ended = await run({})
    if (!ended.data) return
    await clearBrowser()
    window.location.assign('/sign-in')
  }
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.me) return <Skeleton lines={2} label={words.reading()} />
  return (
    <>
      <ul className="a-tokens">
        {data.me.sessions.map((session) => (
          <SessionRow key={session.id} session={session} changed={again} />
        ))}
      </ul>
      {refused && <Trouble error={refused} />}
      <Button tone="signal" busy={fetching} onClick={() => void endAll()}>
        {words.signOutEverywhere()}
      </Button>
    </>
  )
}
