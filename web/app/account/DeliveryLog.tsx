'use client'

import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/webhooks.generated.js'
import { dayAndTime } from '../../api/time.js'
import { deliveriesQuery, type Delivery, replayDelivery } from '../../api/webhooks.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, Button, Skeleton, useNotify } from '../../ui/index.js'

const tones = { WAITING: 'warn', SENT: 'good', FAILED: 'signal', VOID: 'plain' } as const

interface RowProps {
  readonly delivery: Delivery
  readonly changed: () => void
}

function DeliveryRow({ delivery, changed }: RowProps) {
  const notify = useNotify()
  const [{ error, fetching }, replay] = useMutation(replayDelivery)
  const { id, kind, number, state, nextAt, attempts } = delivery
  const again = async (): Promise<void> => {
    const { data } = await replay({ id })
    if (!data) return
    notify({ tone: 'good', title: words.replayed() })
    changed()
  }
  return (
    <li className="n-delivery">
      <div className="n-head">
        <code>{kind}</code>
        <Badge tone={tones[state]}>{words.state({ state })}</Badge>
        {state !== 'WAITING' && (
          <Button
            size="s"
            busy={fetching}
            aria-label={words.replayNamed({ kind, number })}
            onClick={() => void again()}
          >
            {words.replay()}
          </Button>
        )}
      </div>
      <ul className="n-attempts m-label">
        {attempts.map(({ at, status, error: why }) => (
          <li key={at}>
            {words.attempt({ at: dayAndTime(at), answer: status === null ? (why ?? '') : words.status({ status }) })}
          </li>
        ))}
        {nextAt !== null && <li>{words.next({ at: dayAndTime(nextAt) })}</li>}
      </ul>
      {error && <Trouble error={error} />}
    </li>
  )
}

/** What a webhook was sent lately: each attempt, and a button to send it again. */
export function DeliveryLog({ channelId }: { readonly channelId: string }) {
  const [{ data, error, fetching }, read] = useQuery({
    ...{ query: deliveriesQuery, variables: { channelId }, requestPolicy: 'network-only' as const },
  })
  const again = (): void => read({ requestPolicy: 'network-only' })
  if (error) return <Trouble error={error} retry={again} />
  const deliveries = data?.me?.notifications.deliveries
  if (!deliveries) return <Skeleton lines={2} label={words.logReading()} />
  return (
    <div className="n-told">
      {deliveries.length === 0 && <p>{words.logEmpty()}</p>}
      <ul className="n-deliveries">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} changed={again} />
        ))}
      </ul>
      <Button size="s" busy={fetching} onClick={again}>
        {words.refresh()}
      </Button>
    </div>
  )
}
