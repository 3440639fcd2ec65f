'use client'

import { Suspense, useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/account.generated.js'
import * as channels from '../../messages/channels.generated.js'
import * as deleting from '../../messages/deleting.generated.js'
import * as exporting from '../../messages/export.generated.js'
import * as granting from '../../messages/granting.generated.js'
import * as sessions from '../../messages/sessions.generated.js'
import * as signing from '../../messages/signing.generated.js'
import * as ways from '../../messages/ways.generated.js'
import { signOut } from '../../api/account.js'
import { tokensQuery } from '../../api/tokens.js'
import { Button, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { DeleteAccount } from './DeleteAccount.js'
import { AddressForm } from './AddressForm.js'
import { AttendanceSections } from './AttendanceSections.js'
import { ExportData } from './ExportData.js'
import { FeedSections } from './FeedSections.js'
import { GrantList } from './GrantList.js'
import { KeepSwitch } from './KeepSwitch.js'
import { LanguageForm } from './LanguageForm.js'
import { NameForm } from './NameForm.js'
import { NewTokenForm } from './NewTokenForm.js'
import { Notifications } from './Notifications.js'
import { PasswordByLink } from './PasswordByLink.js'
import { PasswordForm } from './PasswordForm.js'
import { SessionList } from './SessionList.js'
import { SignInWays } from './SignInWays.js'
import { TokenList } from './TokenList.js'
import { ToOperatorPage } from './ToOperatorPage.js'
import { TokenSecret } from './TokenSecret.js'

export function AccountPage() {
  const [{ data, error }, again] = useQuery({ query: tokensQuery })
  const [secret, setSecret] = useState<string | null>(null)
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.me) return <Skeleton lines={5} label={words.opening()} />
  const { name, email, hasPassword, language, tokens } = data.me
  return (
    <>
      <div className="a-title">
        <h1>{name}</h1>
        <ToOperatorPage />
        <Button onClick={() => void signOut()}>{words.signOut()}</Button>
      </div>
      <p className="m-label m-quiet">{email}</p>
      <section className="a-section">
        <h2>{signing.nameSection()}</h2>
        <NameForm name={name} />
        <LanguageForm language={language} />
      </section>
      <section className="a-section">
        <h2>{signing.passwordSection()}</h2>
        {hasPassword ? <PasswordForm /> : <PasswordByLink email={email} />}
        <AddressForm email={email} />
      </section>
      <section className="a-section">
        <h2>{ways.heading()}</h2>
        <Suspense fallback={<Skeleton lines={2} label={ways.reading()} />}>
          <SignInWays />
        </Suspense>
      </section>
      <AttendanceSections />
      <section className="a-section">
        <h2>{sessions.heading()}</h2>
        <SessionList />
        <KeepSwitch />
      </section>
      <FeedSections />
      <section className="a-section">
        <h2>{channels.heading()}</h2>
        <Notifications />
      </section>
      <section className="a-section">
        <h2>{words.tokens()}</h2>
        <p>{words.tokensAbout({ a: (inside) => <a href="/graphql">{inside}</a> })}</p>
        {secret && <TokenSecret secret={secret} done={() => setSecret(null)} />}
        <TokenList tokens={tokens} changed={again} />
        <NewTokenForm
          made={(made) => {
            setSecret(made)
            again()
          }}
        />
      </section>
      <section className="a-section">
        <h2>{granting.heading()}</h2>
        <p>{granting.grantsAbout()}</p>
        <GrantList />
      </section>
      <section className="a-section">
        <h2>{exporting.heading()}</h2>
        <ExportData />
      </section>
      <section className="a-section">
        <h2>{deleting.heading()}</h2>
        <DeleteAccount />
      </section>
    </>
  )
}
