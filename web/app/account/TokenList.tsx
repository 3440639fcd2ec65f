'use client'

import { useMutation } from 'urql'
import { dayAndTime, longDay } from '../../api/time.js'
import type { ApiToken } from '../../api/tokens.js'
import { revokeToken } from '../../api/tokens.js'
import { Badge, Button } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'

const scopeNames = { READ: 'reads', ORDERS: 'seals orders' } as const

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
        <p className="m-label m-quiet">
          {token.expiresAt ? `Ends ${longDay(token.expiresAt)}` : 'Never ends'} ·{' '}
          {token.lastUsedAt ? `last used ${dayAndTime(token.lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <span className="a-token-scopes">
        {token.scopes.map((scope) => (
          <Badge key={scope}>{scopeNames[scope]}</Badge>
        ))}
      </span>
      <Button size="s" tone="signal" busy={fetching} onClick={() => void end()} aria-label={`Revoke ${token.name}`}>
        Revoke
      </Button>
      {error && <Trouble error={error} />}
    </li>
  )
}

export function TokenList({ tokens, changed }: { readonly tokens: readonly ApiToken[]; readonly changed: () => void }) {
  if (tokens.length === 0) return <p className="m-quiet">No token yet.</p>
  return (
    <ul className="a-tokens">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} changed={changed} />
      ))}
    </ul>
  )
}
