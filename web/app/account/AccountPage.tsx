'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import { signOut } from '../../api/account.js'
import { tokensQuery } from '../../api/tokens.js'
import { Button, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { NewTokenForm } from './NewTokenForm.js'
import { TokenList } from './TokenList.js'
import { TokenSecret } from './TokenSecret.js'

export function AccountPage() {
  const [{ data, error }, again] = useQuery({ query: tokensQuery })
  const [secret, setSecret] = useState<string | null>(null)
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.me) return <Skeleton lines={5} label="Opening your account" />
  const { name, email, tokens } = data.me
  return (
    <>
      <div className="a-title">
        <h1>{name}</h1>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </div>
      <p className="m-label m-quiet">{email}</p>
      <section className="a-section">
        <h2>Tokens for tools</h2>
        <p>
          A token lets a script or bot of yours use the <a href="/graphql">GraphQL API</a> as you. It sees what you see
          and nothing more. Give it the narrowest scope and a short life.
        </p>
        {secret && <TokenSecret secret={secret} done={() => setSecret(null)} />}
        <TokenList tokens={tokens} changed={again} />
        <NewTokenForm
          made={(made) => {
            setSecret(made)
            again()
          }}
        />
      </section>
    </>
  )
}
