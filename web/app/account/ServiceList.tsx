'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/ways.generated.js'
import { auth } from '../../api/auth.js'
import { dayAndTime } from '../../api/time.js'
import { disconnectService } from '../../api/ways.js'
import { Button, ErrorNote } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { refusalOf } from '../accounts/refusals.js'
import { useSending } from '../accounts/useSending.js'

interface Service {
  readonly id: string
  readonly name: string
}

interface Connected extends Service {
  readonly connectedAt: string
}

function ConnectedRow({
  service: { id, name, connectedAt },
  changed,
}: {
  readonly service: Connected
  readonly changed: () => void
}) {
  const [{ fetching, error }, disconnect] = useMutation(disconnectService)
  const end = async (): Promise<void> => {
    const { data } = await disconnect({ id })
    if (data) changed()
  }
  return (
    <li className="a-token">
      <div>
        <strong className="m-label">{name}</strong>
        <p className="m-label m-quiet">{words.since({ day: dayAndTime(connectedAt) })}</p>
      </div>
      <Button
        size="s"
        tone="signal"
        busy={fetching}
        onClick={() => void end()}
        aria-label={words.disconnectNamed({ name })}
      >
        {words.disconnect()}
      </Button>
      {error && <Trouble error={error} />}
    </li>
  )
}

/** Leads to the pages of the service and back to this one. */
function Connect({ service: { id, name } }: { readonly service: Service }) {
  const { problem, send } = useSending()
  const go = (): Promise<boolean> =>
    send(
      () => auth.linkSocial({ provider: id, callbackURL: '/account', errorCallbackURL: '/account' }),
      ({ code }) => refusalOf(code, words.notConnected()),
    )
  return (
    <>
      {problem && <ErrorNote title={problem} />}
      <Button onClick={() => void go()}>{words.connect({ name })}</Button>
    </>
  )
}

interface Props {
  readonly connected: readonly Connected[]
  readonly offered: readonly Service[]
  readonly changed: () => void
}

export function ServiceList({ connected, offered, changed }: Props) {
  const others = offered.filter(({ id }) => !connected.some((each) => each.id === id))
  if (connected.length + others.length === 0) return null
  return (
    <>
      <h3>{words.services()}</h3>
      <p>{words.servicesAbout()}</p>
      <ul className="a-tokens">
        {connected.map((service) => (
          <ConnectedRow key={service.id} service={service} changed={changed} />
        ))}
      </ul>
      {others.map((service) => (
        <Connect key={service.id} service={service} />
      ))}
    </>
  )
}
