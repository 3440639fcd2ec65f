'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/account.generated.js'
import { dayAndTime, longDay } from '../../api/time.js'
import type { ApiToken } from '../../api/tokens.js'
import { revokeToken } from '../../api/tokens.js'
import { Button } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { GrantBadges } from '../granting/GrantBadges.js'

const lifeOf = ({ expiresAt, lastUsedAt }: ApiToken): string =>
  words.life({
    ends: expiresAt ? 'yes' : 'no',
    day: expiresAt ? longDay(expiresAt) : '',
    used: lastUsedAt ? 'yes' : 'no',
    at: lastUsedAt ? dayAndTime(lastUsedAt) : '',
  })

function TokenRow({ token, changed }: { readonly token: ApiToken; readonly changed: () => void }) {
  const [{ fetching, error }, revoke] = useMutation(revokeToken)
  const end = async (): Promise<void> => {
    const { data } = await revoke({ id: token.id })
    if (data) changed()
  }
  return (
    <li className="a-token">
      <div>
        <strong className="m-label">{token.name}</strong> <code>{token.prefix}…</code>
        <p className="m-label m-quiet">{lifeOf(token)}</p>
      </div>
      <GrantBadges {...token} />
      <Button
        size="s"
        tone="signal"
        busy={fetching}
        onClick={() => void end()}
        aria-label={words.revokeNamed({ name: token.name })}
      >
        {words.revoke()}
      </Button>
      {error && <Trouble error={error} />}
    </li>
  )
}

export function TokenList({ tokens, changed }: { readonly tokens: readonly ApiToken[]; readonly changed: () => void }) {
  if (tokens.length === 0) return <p className="m-quiet">{words.noToken()}</p>
  return (
    <ul className="a-tokens">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} changed={changed} />
      ))}
    </ul>
  )
}
