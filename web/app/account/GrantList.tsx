'use client'

import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/granting.generated.js'
import { grantsQuery, type ProgramGrant, takeBackGrant } from '../../api/programs.js'
import { dayAndTime, longDay } from '../../api/time.js'
import { Button, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { GrantBadges } from '../granting/GrantBadges.js'

function GrantRow({ grant, changed }: { readonly grant: ProgramGrant; readonly changed: () => void }) {
  const [{ fetching, error }, run] = useMutation(takeBackGrant)
  const takeBack = async (): Promise<void> => {
    if ((await run({ id: grant.id })).data) changed()
  }
  const { program, grantedAt, lastUsedAt } = grant
  return (
    <li className="a-token">
      <div>
        <strong className="m-label">{program}</strong>
        <p className="m-label m-quiet">{words.life({ since: longDay(grantedAt), used: dayAndTime(lastUsedAt) })}</p>
      </div>
      <GrantBadges {...grant} />
      <Button
        size="s"
        tone="signal"
        busy={fetching}
        onClick={() => void takeBack()}
        aria-label={words.takeBackFrom({ program })}
      >
        {words.takeBack()}
      </Button>
      {error && <Trouble error={error} />}
    </li>
  )
}

/** Programs of others to which somebody has granted access. */
export function GrantList() {
  const [{ data, error }, again] = useQuery({ query: grantsQuery, requestPolicy: 'network-only' })
  const grants = data?.me?.grants
  if (error) return <Trouble error={error} retry={again} />
  if (!grants) return <Skeleton lines={1} label={words.opening()} />
  if (grants.length === 0) return <p className="m-quiet">{words.noGrant()}</p>
  return (
    <ul className="a-tokens">
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} changed={() => again({ requestPolicy: 'network-only' })} />
      ))}
    </ul>
  )
}
