'use client'

import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/operator.generated.js'
import { accountsQuery, type OperatorAccount, unblockAccount } from '../../api/operator.js'
import { dayAndTime, longDay } from '../../api/time.js'
import { Badge, Button, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { BlockDialog } from './BlockDialog.js'
import { Search } from './Search.js'

interface RowProps {
  readonly account: OperatorAccount
  readonly changed: () => void
}

const lifeOf = ({ createdAt, seenAt, campaigns }: OperatorAccount): string =>
  words.life({
    ...{ made: longDay(createdAt), seen: seenAt ? 'yes' : 'no', at: seenAt ? dayAndTime(seenAt) : '' },
    campaigns,
  })

function Unblock({ account: { id, name }, changed }: RowProps) {
  const [{ fetching, error }, run] = useMutation(unblockAccount)
  const go = async (): Promise<void> => {
    if ((await run({ id })).data) changed()
  }
  return (
    <>
      <Button size="s" busy={fetching} onClick={() => void go()} aria-label={words.unblockNamed({ name })}>
        {words.unblock()}
      </Button>
      {error && <Trouble error={error} />}
    </>
  )
}

function AccountRow({ account, changed }: RowProps) {
  const [asking, setAsking] = useState(false)
  const { name, email, confirmed, operator, blockedAt, blockReason } = account
  return (
    <li className="a-row">
      <div>
        <strong className="m-label">{name}</strong> <span className="a-row-text">{email}</span>
        <p className="m-label m-quiet">{lifeOf(account)}</p>
        {blockedAt && (
          <p className="a-row-text">{words.blockedSince({ at: dayAndTime(blockedAt), reason: blockReason ?? '' })}</p>
        )}
      </div>
      {!confirmed && <Badge>{words.unconfirmed()}</Badge>}
      {operator && <Badge>{words.operates()}</Badge>}
      {blockedAt && <Badge tone="signal">{words.isBlocked()}</Badge>}
      {blockedAt ? (
        <Unblock {...{ account, changed }} />
      ) : (
        !operator && (
          <Button size="s" tone="signal" onClick={() => setAsking(true)} aria-label={words.blockNamed({ name })}>
            {words.block()}
          </Button>
        )
      )}
      {asking && <BlockDialog {...{ account }} close={() => setAsking(false)} blocked={changed} />}
    </li>
  )
}

export function Accounts({ changed }: { readonly changed: () => void }) {
  const [search, setSearch] = useState('')
  const [{ data, error }, again] = useQuery({
    query: accountsQuery,
    variables: { search },
    requestPolicy: 'network-only',
  })
  const after = (): void => {
    again()
    changed()
  }
  return (
    <>
      <Search label={words.find()} hint={words.findHint()} find={setSearch} />
      {error && <Trouble error={error} retry={again} />}
      {!data && !error && <Skeleton lines={3} label={words.opening()} />}
      {data?.operator.accounts.length === 0 && <p className="m-quiet">{words.nobody()}</p>}
      <ul className="a-rows">
        {data?.operator.accounts.map((account) => (
          <AccountRow key={account.id} account={account} changed={after} />
        ))}
      </ul>
    </>
  )
}
